// Cards that show what a game is about; every game brings its own.

import type { HomeCards } from '../../games/contract';

const found = import.meta.glob<{ homeCards: HomeCards }>('../../games/*/home-cards.ts', {
  eager: true,
});
const CARDS = new Map(Object.values(found).map(({ homeCards }) => [homeCards.game, homeCards]));

/** Five cards of a game that lie in a row and show what it is about. */
export const emblemCards = (game: string): string[] => CARDS.get(game)?.row() ?? [];

/** One card that stands for a game. */
export const emblem = (game: string): string => CARDS.get(game)?.emblem() ?? '';
