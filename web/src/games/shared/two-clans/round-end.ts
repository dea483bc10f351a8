/** The end of a round of two clans: parts that are the same in every game of clans. */

import type { Clan } from '../../../art/clans.ts';

export interface ClanDwarf {
  readonly seat: number;
  /** Its card, which says clan and character. */
  readonly role: string;
  readonly clan: Clan;
  readonly character: string;
}

/** One step of the story; `reveal-beat-…` is the name of its beat. */
export interface RoundEndStep<Beat extends string> {
  readonly beat: Beat;
  /** How many dwarves have turned over once this step has begun. */
  readonly faces: number;
  /** How long it lasts if nobody taps; null: until somebody does. */
  readonly ms: number | null;
}

/** What a dwarf wins. */
export interface Badge {
  readonly text: string;
  /** It wins nothing. */
  readonly poor: boolean;
}

/** Whether a beat has begun or is over, by the order of all beats. */
export const isPastIn =
  <Beat extends string>(order: readonly Beat[]) =>
  (now: Beat, beat: Beat): boolean =>
    order.indexOf(now) >= order.indexOf(beat);

/** One step for each dwarf that turns over. */
export const turnSteps = (dwarves: readonly unknown[], ms: number): RoundEndStep<'dwarves'>[] =>
  dwarves.map((_, turned) => ({ beat: 'dwarves', faces: turned + 1, ms }));
