/** One fact that decided a round, read from the log. */

import type { LogLine } from '../table.ts';
import { type Board, cellKey, cellOf, type GameEvent, NOBODY } from '../../base/protocol/view.ts';
import { turnNumbers } from '../log-turns.ts';
import { type FaceOf, leadsOn } from './winning-path.ts';

export type Fact =
  | { what: 'mending'; seat: number; target: number; tool: string; turn: number }
  | { what: 'look'; seat: number; goal: number; turn: number }
  | { what: 'rock'; seat: number; at: string; turn: number }
  | { what: 'broken'; count: number }
  | { what: 'short'; count: number }
  | { what: 'digging'; count: number }
  | { what: 'rocks'; cards: number; rocks: number };

export interface Ending {
  /** The round, line by line. */
  lines: readonly LogLine[];
  finder: number;
  /** The goal that held the treasure, or -1. */
  treasure: number;
  /** As the round ended; `lit` as well. */
  board: Board;
  /** Broken tools before each seat. */
  front: readonly (readonly string[])[];
  goals: readonly string[];
  start: string;
  faceOf: FaceOf;
}

export function whatDecided(ending: Ending): Fact | null {
  return ending.finder === NOBODY
    ? (stoppedByRock(ending) ?? fellShort(ending) ?? leftBroken(ending))
    : (mendedInTime(ending) ?? lookedBefore(ending) ?? dugOn(ending));
}

function lastOf(
  { lines }: Ending,
  fits: (event: GameEvent) => boolean,
): { event: GameEvent; turn: number } | null {
  const line = lines.findLast(({ event }) => fits(event));
  return line ? { event: line.event, turn: turnNumbers(lines).get(line.seq) ?? 0 } : null;
}

/** Another seat had mended a tool of the seat that reached the treasure. */
function mendedInTime(ending: Ending): Fact | null {
  const { finder } = ending;
  const found = lastOf(
    ending,
    ({ did, seat, target }) => did === 'mended' && target === finder && seat !== finder,
  );
  const { seat, tool } = found?.event ?? {};
  if (!found || seat === undefined || tool === undefined) return null;
  return { what: 'mending', seat, target: finder, tool, turn: found.turn };
}

/** A digger who reached the treasure had looked where it lay. */
function lookedBefore(ending: Ending): Fact | null {
  const { finder, treasure } = ending;
  const found = lastOf(
    ending,
    ({ did, seat, goal }) => did === 'peeked' && seat === finder && goal === treasure,
  );
  return found ? { what: 'look', seat: finder, goal: treasure, turn: found.turn } : null;
}

function dugOn({ lines }: Ending): Fact | null {
  const rocks = lines.filter(({ event }) => event.did === 'fell').length;
  const cards = lines.filter(({ event }) => event.did === 'placed').length;
  if (cards === 0) return null;
  return rocks > 0 ? { what: 'rocks', cards, rocks } : { what: 'digging', count: cards };
}

/** A rockfall removed a path card that led on, and the cell stayed empty. */
function stoppedByRock(ending: Ending): Fact | null {
  const found = lastOf(ending, (event) => event.did === 'fell' && isBreak(event, ending));
  const { seat, at } = found?.event ?? {};
  if (!found || seat === undefined || !at) return null;
  return { what: 'rock', seat, at: cellKey(at), turn: found.turn };
}

/** The way broke off where a card was removed: a dead end had led nowhere. */
function isBreak(fell: GameEvent, { lines, board, start, faceOf }: Ending): boolean {
  const cell = fell.at && cellKey(fell.at);
  if (cell === undefined || cell in board.tiles) return false;
  const until = lines.findIndex(({ event }) => event === fell);
  const laid = lines
    .slice(0, until)
    .findLast(({ event }) => event.did === 'placed' && event.at && cellKey(event.at) === cell);
  const [card = '', turn = 0] = laid?.event.tile ?? fell.cards ?? [];
  return leadsOn(`${card}${turn === 1 ? '~' : ''}`, { cell, board, start, faceOf });
}

function fellShort({ board, goals }: Ending): Fact | null {
  const reached = Object.keys(board.lit).map((cell) => cellOf(cell).x);
  if (reached.length === 0 || goals.length === 0) return null;
  const count = Math.min(...goals.map((cell) => cellOf(cell).x)) - Math.max(...reached);
  return count > 0 ? { what: 'short', count } : null;
}

function leftBroken({ front }: Ending): Fact | null {
  const count = front.flat().length;
  return count > 0 ? { what: 'broken', count } : null;
}
