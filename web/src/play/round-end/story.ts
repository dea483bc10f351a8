/** The data of the reveal at the end of a round, taken from events and views. */

import type { LogLine } from '../table.ts';
import {
  type Board,
  cellKey,
  type GameEvent,
  isUnknown,
  item,
  NOBODY,
  type View,
} from '../../base/protocol/view.ts';
import { type Paid, paymentsIn } from './payments.ts';
import { boardAtEnd } from './table-at-end.ts';
import { type Fact, whatDecided } from './turning-point.ts';
import { decidingWay, type FaceOf, litFloor } from './winning-path.ts';

export type { Paid };

export interface OpenedGoal {
  goal: number;
  card: string;
}

export interface Story {
  round: number;
  rounds: number;
  /** The seat that reached the treasure, or NOBODY. */
  finder: number;
  why: string;
  /** Roles by seat. */
  roles: string[];
  /** Dwarf cards that were dealt to no seat. */
  left: string[];
  /** Seats in the order in which they turn their cards over: from the last actor round the table. */
  order: number[];
  paid: Paid[];
  /** The seat that chooses its gold card first, or NOBODY. */
  first: number;
  board: Board;
  /** The cells of the way that decided: to the treasure, or as far as it went. */
  way: string[];
  /** Goals that lie open, by slot. */
  opened: OpenedGoal[];
  /** Cells of goals that the last card turned up. */
  turning: string[];
  /** The goal that held the treasure, or -1. */
  treasure: number;
  goals: string[];
  last: { cell: string; seat: number } | null;
  decided: Fact | null;
  /** The scoring event of the round, if its game has one. */
  reckoned: GameEvent | null;
  /** The cards before each seat as the round ends. */
  front: string[][];
  /** The board lay turned by 90°. */
  turned: boolean;
}

const named = (events: readonly GameEvent[], did: string): GameEvent | undefined =>
  events.find((event) => event.did === did);

/** The seat whose action ended the round. */
function lastActor(events: readonly GameEvent[], before: View): number {
  const end = events.findIndex(({ did }) => did === 'roundended');
  const acted = events.slice(0, end).findLast(({ seat }) => seat !== undefined && seat >= 0);
  return acted?.seat ?? Math.max(0, before.table.last ?? 0);
}

/** Seats one after the other, from one of them round the table. */
export const roundTable = (seats: number, from: number): number[] =>
  Array.from({ length: seats }, (_, step) => (from + step) % seats);

function openedGoals(lines: readonly LogLine[]): OpenedGoal[] {
  const goals = new Map<number, string>();
  for (const { event } of lines) {
    const card = event.cards?.[0];
    if (event.did !== 'goalopened' || event.goal === undefined || card === undefined) continue;
    if (!isUnknown(card)) goals.set(event.goal, card);
  }
  return [...goals].map(([goal, card]) => ({ goal, card })).sort((a, b) => a.goal - b.goal);
}

/** The lines of one round, from its beginning to its end. */
export function thisRound(log: readonly LogLine[], round: number): LogLine[] {
  const starts = (line: LogLine): boolean =>
    line.event.did === 'roundbegan' && line.event.round === round;
  const ends = (line: LogLine): boolean =>
    line.event.did === 'roundended' && line.event.round === round;
  const from = log.findLastIndex(starts);
  const to = log.findLastIndex(ends);
  return log.slice(Math.max(0, from), to < 0 ? undefined : to + 1);
}

function lastLaid(lines: readonly LogLine[]): Story['last'] {
  const laid = lines.findLast(({ event }) => event.did === 'placed')?.event;
  return laid?.at && laid.seat !== undefined ? { cell: cellKey(laid.at), seat: laid.seat } : null;
}

/** The events that ended a round, with the views around them and the log. */
export interface RoundEvents<GameView = View> {
  events: readonly GameEvent[];
  /** The view before these events, and after them. */
  before: GameView;
  after: GameView;
  /** The round, with these events. */
  log: readonly LogLine[];
  faceOf: FaceOf;
  /** The board lay turned by 90° when the round ended. */
  turned: boolean;
}

/** The story of the round that ended with these events, or null if none ended. */
export function storyOf({ events, before, after, log, faceOf, turned }: RoundEvents): Story | null {
  // After an absence of several rounds there is no reveal; the log has them.
  if (events.filter(({ did }) => did === 'roundended').length !== 1) return null;
  const ended = named(events, 'roundended');
  const shown = named(events, 'rolesshown')?.cards;
  if (ended?.round === undefined || !shown) return null;
  const { table, facts } = before;
  const { round, finder = NOBODY } = ended;
  const { start = '0,0', goals } = facts;
  const lines = thisRound(log, round);
  const opened = openedGoals(lines);
  const treasure =
    finder === NOBODY ? -1 : (opened.find(({ card }) => card === 'gold')?.goal ?? -1);
  const dug = boardAtEnd(table.board, events);
  const board = { ...dug, lit: litFloor(dug, start, faceOf) };
  const next = item(after);
  const { front } = after.table.round === round ? after.table : table;
  return {
    round,
    rounds: facts.rounds ?? round,
    finder,
    why: ended.why ?? '',
    roles: shown.slice(0, table.seats),
    left: shown.slice(table.seats),
    order: roundTable(table.seats, lastActor(events, before)),
    paid: paymentsIn(events),
    first: next?.due === 'sharegold' ? next.seat : NOBODY,
    board,
    way: decidingWay(board, { start, goal: goals[treasure] ?? null, faceOf }),
    opened,
    turning: table.board.covered.filter((cell) => !dug.covered.includes(cell)),
    treasure,
    goals,
    last: lastLaid(lines),
    decided: whatDecided({ lines, finder, treasure, board, front, goals, start, faceOf }),
    reckoned: named(events, 'reckoned') ?? null,
    front,
    turned,
  };
}
