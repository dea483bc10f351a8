/** The cards of a game and its module, asked for once. */

import { dig } from '../art/grounds.svelte.ts';
import { loadGame } from './registry.ts';
import type { Cards } from './contract.ts';
import { ask } from '../base/net/http.ts';
import { cardsOf } from '../base/net/early-socket.ts';
import type { CardInfo } from '../base/protocol/protocol.gen.ts';

export type CardBook = Cards;

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

export const cards = (game: string): Promise<CardInfo[]> => ask(cardsOf(game));

async function load(game: string): Promise<CardBook> {
  try {
    const [found, module] = await Promise.all([cards(game), loadGame(game)]);
    const book = Object.assign(new Map(found.map((card) => [card.id, card])), { game: module });
    dig(module.ground);
    known = { ...known, [game]: book };
    return book;
  } catch (error) {
    asked = Object.fromEntries(Object.entries(asked).filter(([name]) => name !== game));
    throw error;
  }
}
