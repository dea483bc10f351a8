import { parseFace } from '../art/cards/path-outline.ts';
import type { Cards } from '../games/contract.ts';
import { layOf } from '../base/protocol/view.ts';

/** The sides that each island of a card opens to, as it lies. */
export function islandsOf(lay: string, cards: Cards): string[][] {
  const { card, turned } = layOf(lay);
  const face = cards.get(card)?.face;
  if (!face) return [];
  return parseFace(turned ? `${face}~` : face).map((island) => [...island.ports]);
}
