/** Which games this browser was guided through: the first one of each title, unless the hints were dismissed. */

import { isRecord, keep, kept } from './storage.ts';

const GUIDED = 'undermine.guided';

interface GuidedGame {
  /** The game at a table: `red-fox 1`. */
  id: string;
  /** The hints are shown, or were dismissed. */
  on: boolean;
}

/**
 * What this browser knows of a game: it is the first one of its title, a later one, or the guided
 * one, with hints or without.
 */
export type Standing = 'first' | 'later' | 'on' | 'off';

export function standingOf(title: string, id: string): Standing {
  const game = stored()[title];
  if (!game) return 'first';
  if (game.id !== id) return 'later';
  return game.on ? 'on' : 'off';
}

/** From now on this is the guided game of its title, with hints or without. */
export function setGuided(title: string, id: string, on: boolean): void {
  keep(GUIDED, { ...stored(), [title]: { id, on } });
}

/** The next game of this title counts as the first one. */
export function guideAgain(title: string): void {
  const others = Object.entries(stored()).filter(([name]) => name !== title);
  keep(GUIDED, Object.fromEntries(others));
}

function stored(): Record<string, GuidedGame> {
  const found = kept(GUIDED);
  return Object.fromEntries(Object.entries(isRecord(found) ? found : {}).filter(isGame));
}

const isGame = (entry: [string, unknown]): entry is [string, GuidedGame] =>
  isRecord(entry[1]) && typeof entry[1].id === 'string' && typeof entry[1].on === 'boolean';
