/** The side of each dwarf at the end: one of the clans, or alone. */

import { type Clan, otherClan } from '../../../art/clans.ts';

export type Place = Clan | 'alone';

export interface Standing<Dwarf> {
  readonly dwarf: Dwarf;
  readonly place: Place;
}

/** From left to right. */
export const SIDES: readonly Clan[] = ['blue', 'yellow'];
const PLACES: readonly Place[] = ['blue', 'alone', 'yellow'];

/** Whom a dwarf works for: a saboteur for the other clan. */
export const sideOf = (clan: Clan, character: string): Clan =>
  character === 'saboteur' ? otherClan(clan) : clan;

/** The dwarves place by place. */
export const standing = <Dwarf>(
  dwarves: readonly Dwarf[],
  placeOf: (dwarf: Dwarf) => Place,
): Standing<Dwarf>[] =>
  PLACES.flatMap((place) =>
    dwarves.filter((dwarf) => placeOf(dwarf) === place).map((dwarf) => ({ dwarf, place })),
  );
