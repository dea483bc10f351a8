/** The game that this browser played last, and the seats that were chosen for each game. */

import { isRecord, keep, kept } from './storage.ts';

const LAST = 'undermine.last-game';

interface LastGame {
  game: string;
  /** By game. */
  seats: Record<string, number>;
}

/** Missing until a game was played or a table was opened. */
export const lastGame = (): string | undefined => stored()?.game;

export const chosenSeats = (game: string): number | undefined => stored()?.seats[game];

/** Remembers the game; its seats only where they were chosen here. */
export function rememberGame(game: string, seats?: number): void {
  const before = stored()?.seats ?? {};
  keep(LAST, { game, seats: seats === undefined ? before : { ...before, [game]: seats } });
}

function stored(): LastGame | null {
  const found = kept(LAST);
  if (!isRecord(found) || typeof found.game !== 'string') return null;
  const seats = Object.entries(isRecord(found.seats) ? found.seats : {});
  return { game: found.game, seats: Object.fromEntries(seats.filter(isCount)) };
}

const isCount = (entry: [string, unknown]): entry is [string, number] => Number.isInteger(entry[1]);
