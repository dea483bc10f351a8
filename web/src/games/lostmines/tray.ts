/** The treasures along the edge of the board. */

import { knownCard, pileCards, type View } from '../../lib/view.ts';
import type { Cards } from '../module.ts';
import { backOf } from './rows.ts';

export interface Treasure {
  readonly slot: number;
  /** As its back tells everybody. */
  readonly kind: string;
  /** The card, if I have looked at it. */
  readonly known: string | null;
}

/** What nobody has taken yet, in the order in which it lies there. */
export const treasures = (view: View, cards: Cards): Treasure[] =>
  Array.from({ length: view.table.seats }, (_, slot) => slot).flatMap((slot) => {
    const pile = `treasure${slot + 1}`;
    const [card] = pileCards(view, pile);
    if (card === undefined) return [];
    return { slot, kind: backOf(card, cards), known: knownCard(view, pile) };
  });
