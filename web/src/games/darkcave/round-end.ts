/** The end of The Dark Cave, read from its events without recounting. */

import { type Clan, isClan } from '../../art/clans.ts';
import type { LogLine } from '../../play/table.ts';
import { type GameEvent, isRoundEnd } from '../../base/protocol/view.ts';
import {
  type ClanDwarf,
  isPastIn,
  type RoundEndStep,
  turnSteps,
} from '../shared/two-clans/round-end.ts';
import type { DarkCaveView } from './view.gen.ts';
import { type Place, SIDES, sideOf } from '../shared/two-clans/sides.ts';

export interface Dwarf extends ClanDwarf {
  /** Whom it works for. */
  readonly side: Clan;
  /** As the how-manieth it left the cave; 0: it is still inside. */
  readonly rank: number;
  /** Gold that it saved. */
  readonly gold: number;
}

/** What a side saved, times the dwarves of the other one. */
export interface Treasure {
  readonly side: Clan;
  readonly saved: number;
  readonly opponents: number;
  readonly worth: number;
}

export interface RoundEndFacts {
  readonly why: string;
  /** The side whose dwarves are all out, or `nobody`. */
  readonly complete: string;
  readonly dwarves: readonly Dwarf[];
  /** Clan cards that nobody had. */
  readonly left: readonly string[];
  readonly treasures: readonly Treasure[];
  /** A side, or `nobody`. */
  readonly winner: string;
  readonly winners: readonly number[];
  /** Who left first, where that decided; else -1. */
  readonly decider: number;
}

const named = (events: readonly GameEvent[], did: string): GameEvent | undefined =>
  events.find((event) => event.did === did);

/** `view`: the table when all is over. */
export function roundEndOf(events: readonly GameEvent[], view: DarkCaveView): RoundEndFacts | null {
  const over = events.find(isRoundEnd);
  const roles = named(events, 'clansshown')?.cards;
  const counted = named(events, 'treasurecounted');
  if (!over || !roles || !counted) return null;
  const { seats, out } = view.table;
  const treasures = SIDES.map((side) => treasureOf(side, counted));
  const [one, other] = treasures;
  const isTied = one?.worth === other?.worth;
  return {
    why: over.why ?? '',
    complete: over.side ?? '',
    dwarves: roles.slice(0, seats).flatMap((role, seat) => dwarfOf(role, seat, view) ?? []),
    left: roles.slice(seats),
    treasures,
    winner: counted.winner ?? '',
    winners: counted.winners ?? [],
    decider: isTied ? (out[0] ?? -1) : -1,
  };
}

function dwarfOf(role: string, seat: number, { table }: DarkCaveView): Dwarf | null {
  const [clan = '', character = ''] = role.split('-');
  if (!isClan(clan)) return null;
  const rank = table.out.indexOf(seat) + 1;
  const gold = rank > 0 ? (table.gold[seat] ?? 0) : 0;
  return { seat, role, clan, character, side: sideOf(clan, character), rank, gold };
}

function treasureOf(side: Clan, counted: GameEvent): Treasure {
  const { saved_blue = 0, saved_yellow = 0, heads_blue = 0, heads_yellow = 0 } = counted;
  const [saved, opponents] =
    side === 'blue' ? [saved_blue, heads_yellow] : [saved_yellow, heads_blue];
  return { side, saved, opponents, worth: counted[side] ?? 0 };
}

// -- step by step ------------------------------------------------------------------------------------

export type Beat = 'over' | 'dwarves' | 'across' | 'saved' | 'worth' | 'winner';

export type Step = RoundEndStep<Beat>;

const DWARF = 500;
export const LONGEST = 15_000;
const AFTER: readonly (readonly [Beat, number | null])[] = [
  ['across', 1600],
  ['saved', 2200],
  ['worth', 2800],
  ['winner', null],
];

/** Without saboteurs nobody walks across. */
export function stepsOf({ dwarves }: Pick<RoundEndFacts, 'dwarves'>): Step[] {
  const faces = dwarves.length;
  const crosses = dwarves.some(({ clan, side }) => clan !== side);
  return [
    { beat: 'over', faces: 0, ms: 1800 },
    ...turnSteps(dwarves, DWARF),
    ...AFTER.filter(([beat]) => beat !== 'across' || crosses).map(([beat, ms]): Step => ({
      beat,
      faces,
      ms,
    })),
  ];
}

const ORDER: readonly Beat[] = ['over', 'dwarves', 'across', 'saved', 'worth', 'winner'];

export const isPast = isPastIn(ORDER);

/** With its clan, until the saboteurs walk across. */
export const placeAt = ({ clan, side }: Dwarf, beat: Beat): Place =>
  isPast(beat, 'across') ? side : clan;

// -- in the end ----------------------------------------------------------------------------------------

/** How it ended, for whoever comes later: from the log. */
export const roundEndInLog = (log: readonly LogLine[], view: DarkCaveView): RoundEndFacts | null =>
  roundEndOf(
    log.map(({ event }) => event),
    view,
  );
