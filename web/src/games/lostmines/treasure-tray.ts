/** Public cards beside the board: treasures along its edge, forest tiles in the box. */

import { knownCard, pileCards } from '../../base/protocol/view.ts';
import type { LostMinesView } from './view.gen.ts';
import { words } from '../../base/i18n/index.svelte.ts';
import type { Cards } from '../contract.ts';
import { backOf, KINDS } from './seat-row.ts';

export interface Treasure {
  readonly slot: number;
  /** As its back tells everybody. */
  readonly kind: string;
  /** The card, if I have looked at it. */
  readonly known: string | null;
}

/** What nobody has taken yet, in the order in which it lies there. */
export const treasures = (view: LostMinesView, cards: Cards): Treasure[] =>
  Array.from({ length: view.table.seats }, (_, slot) => slot).flatMap((slot) => {
    const pile = `treasure${slot + 1}`;
    const [card] = pileCards(view, pile);
    if (card === undefined) return [];
    return { slot, kind: backOf(card, cards), known: knownCard(view, pile) };
  });

const counted = (things: readonly (readonly [string, number])[]): string =>
  words.joined(things.map(([tile, count]) => words.t('supply-tile', { tile, count })));

/** How many treasures of each kind nobody has taken yet. */
export function treasureWords(view: LostMinesView, cards: Cards): string {
  const kinds = treasures(view, cards).map(({ kind }) => kind.toLowerCase());
  const counts = KINDS.map(
    (kind) => [words.t(`found-${kind}`), kinds.filter((one) => one === kind).length] as const,
  );
  return words.t('rest-treasures', { treasures: counted(counts) });
}

/** How many forest tiles of each kind are left. */
export function supplyWords({ facts }: LostMinesView): string {
  const tiles = Object.entries(facts.supply);
  return words.t('supply', {
    tiles: counted(tiles.map(([tile, count]) => [words.card(tile), count])),
  });
}
