// From the server's card list to the artist's cards.

import { cardArt } from './renderer.svelte.ts';
import type { CardArt, CardFace, CardLook } from './deck.ts';
import type { CardInfo } from '../../base/protocol/protocol.gen.ts';
import { isUnknown, layOf } from '../../base/protocol/view.ts';

/** Cards by id. */
export type CardList = ReadonlyMap<string, CardInfo>;
/** Cards by id, and the game they belong to. */
export type GameCards<Game> = CardList & { readonly game?: Game };
export type Cards = GameCards<{ readonly art: CardArt }>;

/** A card that lies on the board as it is held. */
export const isPath = (info: CardInfo | undefined): boolean => Boolean(info?.face);

/** The artist of the game that the cards belong to. */
const artist = ({ game }: Cards): CardArt => game?.art ?? cardArt;

const faceOf = (info: CardInfo): CardFace => ({ ...info, treasure: info.treasure ? 1 : 0 });

/** A card by id; a back such as `?mine`, or a card the list does not know, shows as a back. */
export function drawCard(id: string, cards: Cards, look: CardLook = {}): string {
  const art = artist(cards);
  if (isUnknown(id)) return art(id, look);
  const info = cards.get(id);
  return art(info ? faceOf(info) : '?', look);
}

/** A card of the board: `NEW~` with the mask of its lit islands. */
export function drawTile(
  lay: string,
  lit: number,
  cards: Cards,
  where: { cell: string; up: number },
): string {
  const { card, turned } = layOf(lay);
  return drawCard(card, cards, {
    turned,
    lit: (island) => (lit & (1 << island)) !== 0,
    seed: where.cell,
    up: where.up,
  });
}
