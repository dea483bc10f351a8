import { parseFace } from '../art/cards/path-outline.ts';
import type { CardList } from '../art/cards/card.ts';
import { layOf } from '../base/protocol/view.ts';

/** The sides that each island of a card opens to, as it lies. */
export function islandsOf(lay: string, cards: CardList): string[][] {
  const { card, turned } = layOf(lay);
  const face = cards.get(card)?.face;
  if (!face) return [];
  return parseFace(turned ? `${face}~` : face).map((island) => [...island.ports]);
}
