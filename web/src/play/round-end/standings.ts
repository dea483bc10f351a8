/** The end of the game: places, gold, and the result of each round. */

import type { LogLine } from '../table.ts';
import {
  type GameEvent,
  isRoundEnd,
  NOBODY,
  pileCards,
  type View,
} from '../../base/protocol/view.ts';

export interface Place {
  /** 0 if there are no places, because no seat has won. */
  place: number;
  seat: number;
  gold: number;
  /** Gold cards, the most valuable first. */
  cards: string[];
}

export interface RoundSummary {
  round: number;
  why: string;
  finder: number;
  saboteurs: number[];
  /** The scoring event of the round, if its game has one. */
  reckoned: GameEvent | null;
}

/** Names of the events that end a game, and of those that show the dwarf cards after a round. */
const OVER: ReadonlySet<string> = new Set(['gameended', 'gamewon']);
const SHOWN: ReadonlySet<string> = new Set(['rolesshown', 'charactersshown']);

/** The result that the game counted, from the log; null if the log does not reach back to it. */
export function countedScores(log: readonly LogLine[]): number[] | null {
  const counted = log.findLast(({ event }) => OVER.has(event.did))?.event;
  return counted?.scores ?? counted?.points ?? null;
}

/** The points, or the gold that lies open before each seat; `worth` says what is printed on a card. */
export function openGold(view: View, worth: (card: string) => number): number[] {
  if (view.table.points) return view.table.points;
  return Array.from({ length: view.table.seats }, (_, seat) => {
    const cards = pileCards(view, `loot${seat + 1}`);
    return cards.reduce((sum, card) => sum + worth(card), view.table.credit?.[seat] ?? 0);
  });
}

/** Equal gold, equal place; within a place by seat. */
export function places(view: View, scores: readonly number[]): Place[] {
  return scores
    .map((gold, seat) => ({
      seat,
      gold,
      place: 1 + scores.filter((other) => other > gold).length,
      cards: pileCards(view, `loot${seat + 1}`)
        .sort()
        .reverse(),
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

const saboteursOf = ({ cards = [] }: GameEvent, seats: number): number[] =>
  cards.slice(0, seats).flatMap((role, seat) => (role.endsWith('saboteur') ? [seat] : []));

/** The rounds whose end I saw, the first one first. */
export function roundSummaries(log: readonly LogLine[], seats: number): RoundSummary[] {
  const rounds = new Map<number, RoundSummary>();
  let current: RoundSummary | null = null;
  for (const { event } of log) {
    if (isRoundEnd(event) && event.round !== undefined) {
      const { round, why = '', finder = NOBODY } = event;
      current = { round, why, finder, saboteurs: [], reckoned: null };
      rounds.set(round, current);
    } else if (SHOWN.has(event.did) && current) {
      current.saboteurs = saboteursOf(event, seats);
    } else if (event.did === 'reckoned' && current) {
      current.reckoned = event;
    }
  }
  return [...rounds.values()].sort((one, other) => one.round - other.round);
}
