/** The cards of a game, asked for once. */

import { cards } from './api.ts';
import type { CardInfo } from './protocol.gen.ts';

export type CardBook = ReadonlyMap<string, CardInfo>;

const NONE: CardBook = new Map();
let known = $state.raw<Readonly<Record<string, CardBook>>>({});
let asked: Record<string, Promise<CardBook>> = {};

/** The cards by id; none until they are here, and who reads them in markup follows. */
export function cardInfo(game: string): CardBook {
  const found = known[game];
  if (found) return found;
  void loadCards(game).catch(() => undefined);
  return NONE;
}

export function loadCards(game: string): Promise<CardBook> {
  return (asked[game] ??= load(game));
}

async function load(game: string): Promise<CardBook> {
  try {
    const found = await cards(game);
    const book = new Map(found.map((card) => [card.id, card]));
    known = { ...known, [game]: book };
    return book;
  } catch (error) {
    asked = Object.fromEntries(Object.entries(asked).filter(([name]) => name !== game));
    throw error;
  }
}
