/** The end of a round of The Lost Mines, read from its events without recounting. */

import { type Clan, isClan } from '../../art/clans.ts';
import { type GameEvent, isRoundEnd, NOBODY, type View } from '../../base/protocol/view.ts';
import type { LogLine } from '../../play/table.ts';
import type { RoundEvents } from '../../play/round-end/story.ts';
import { gold } from './seat-row.ts';
import type { LostMinesView } from './view.gen.ts';
import {
  type ClanDwarf,
  isPastIn,
  type RoundEndStep,
  turnSteps,
} from '../shared/two-clans/round-end.ts';
import { type Place, SIDES, sideOf } from '../shared/two-clans/sides.ts';

export interface Dwarf extends ClanDwarf {
  /** Whose pot it shares; null: it keeps what it found. */
  readonly side: Clan | null;
  readonly treasures: readonly string[];
  /** What it wins, before the dragon has eaten. */
  readonly won: number;
}

/** What is in the chest of a clan, and how it is divided. */
export interface Pot {
  readonly clan: Clan;
  readonly worth: number;
  /** How many share it. */
  readonly count: number;
  /** What everybody gets, and what is left over. */
  readonly each: number;
  readonly rest: number;
  /** Who gets more because of that; if nobody, it is lost. */
  readonly lucky: readonly number[];
}

export interface RoundEndFacts {
  readonly round: number;
  readonly rounds: number;
  readonly why: string;
  readonly dwarves: readonly Dwarf[];
  readonly pots: readonly Pot[];
  /** Who woke the dragon, or NOBODY, and the points it eats. */
  readonly dragon: number;
  readonly eaten: number;
  /** Points of this round, by seat. */
  readonly points: readonly number[];
}

/** Whose pot a dwarf shares. */
const potFor = (clan: Clan, character: string): Clan | null =>
  character === 'selfish' ? null : sideOf(clan, character);

function potOf(clan: Clan, worth: number, dwarves: readonly Dwarf[]): Pot {
  const members = dwarves.filter(({ side }) => side === clan);
  const each = members.length > 0 ? Math.min(...members.map(({ won }) => won)) : 0;
  const lucky = members.filter(({ won }) => won > each).map(({ seat }) => seat);
  const rest = members.length > 0 ? worth - each * members.length : 0;
  return { clan, worth, count: members.length, each, rest, lucky };
}

/** Every round of a game that has ended, from its log. */
export function roundEndsInLog(log: readonly LogLine[], view: View): RoundEndFacts[] {
  const ends = log.flatMap(({ event }, index) => (isRoundEnd(event) ? [index] : []));
  return ends.flatMap((at, place) => {
    const events = log.slice(at, ends[place + 1]).map(({ event }) => event);
    return roundEndOf({ events, before: view }) ?? [];
  });
}

export function roundEndOf({
  events,
  before,
}: Pick<RoundEvents, 'events' | 'before'>): RoundEndFacts | null {
  const named = (did: string): GameEvent | undefined => events.find((event) => event.did === did);
  const over = events.find(isRoundEnd);
  const roles = named('charactersshown')?.cards;
  const shared = named('pointsshared');
  if (over?.round === undefined || !roles || !shared) return null;
  const { points = [], blue = 0, yellow = 0, dragon = NOBODY, eaten = 0 } = shared;
  const dwarves = roles.flatMap((role, seat): Dwarf[] => {
    const [clan = '', character = ''] = role.split('-');
    if (!isClan(clan)) return [];
    const found = events.find((event) => event.did === 'hoardshown' && event.seat === seat);
    const won = (points[seat] ?? 0) + (seat === dragon ? eaten : 0);
    const side = potFor(clan, character);
    return [{ seat, role, clan, character, side, treasures: found?.cards ?? [], won }];
  });
  const worth = { blue, yellow };
  return {
    round: over.round,
    rounds: before.facts.rounds ?? over.round,
    why: over.why ?? '',
    dwarves,
    pots: SIDES.map((clan) => potOf(clan, worth[clan], dwarves)),
    dragon,
    eaten,
    points,
  };
}

/** What a seat has after a round, from what it had before; null: points are hidden. */
export function totalAfter(before: View, seat: number, won: number): number | null {
  const { count } = gold(before as LostMinesView, seat);
  return count === null ? null : count + won;
}

// -- step by step ------------------------------------------------------------------------------------

export type Beat = 'over' | 'dwarves' | 'selfish' | 'chests' | 'across' | 'shares' | 'dragon';

export type Step = RoundEndStep<Beat>;

const MS: Readonly<Record<Exclude<Beat, 'dwarves'>, number>> = {
  over: 1500,
  selfish: 1500,
  chests: 1900,
  across: 1500,
  shares: 2400,
  dragon: 2400,
};
const DWARF = 450;
export const LONGEST = 15_000;

/** Only what happens is told: without selfish dwarves, saboteurs or a dragon it is shorter. */
export function stepsOf({ dwarves, dragon }: Pick<RoundEndFacts, 'dwarves' | 'dragon'>): Step[] {
  const all = dwarves.length;
  const has = (character: string): boolean => dwarves.some((one) => one.character === character);
  const beats: Exclude<Beat, 'over' | 'dwarves'>[] = [
    ...(has('selfish') ? (['selfish'] as const) : []),
    'chests',
    ...(has('saboteur') ? (['across'] as const) : []),
    'shares',
    ...(dragon === NOBODY ? [] : (['dragon'] as const)),
  ];
  return [
    { beat: 'over', faces: 0, ms: MS.over },
    ...turnSteps(dwarves, DWARF),
    ...beats.map((beat, index): Step => {
      return { beat, faces: all, ms: index === beats.length - 1 ? null : MS[beat] };
    }),
  ];
}

const ORDER: readonly Beat[] = [
  'over',
  'dwarves',
  'selfish',
  'chests',
  'across',
  'shares',
  'dragon',
];

export const isPast = isPastIn(ORDER);

/** Where a dwarf stands: with its clan, until the selfish step aside and saboteurs walk across. */
export function placeAt({ clan, side }: Dwarf, beat: Beat): Place {
  if (side === null) return isPast(beat, 'selfish') ? 'alone' : clan;
  return isPast(beat, 'across') ? side : clan;
}
