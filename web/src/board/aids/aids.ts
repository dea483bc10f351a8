// Board aids of games that show more than the cards: lights, counters, and linked spots.

import type { BoardAids, Light } from '../board-game.ts';
import type { View } from '../../base/protocol/view.ts';
import type { Teller } from '../a11y/describe.ts';

export { default as AidBar } from './AidBar.svelte';
export { default as AidMarks } from './AidMarks.svelte';

/** Text for screen readers about a cell, beside its card. */
export function told(
  cell: string,
  { tied }: BoardAids,
  light: Light | undefined,
  words: Pick<Teller, 't'>,
): string[] {
  const others = tied.some((spot) => spot.cell === cell) ? tied.length - 1 : 0;
  return [
    ...(others > 0 ? [words.t('board-tied', { count: others })] : []),
    ...(light?.stops.includes(cell) ? [words.t(`board-stop-${light.name}`)] : []),
  ];
}

/** The same board, lit for one team. */
export const relit = (view: View, { lit }: Light): View => ({
  ...view,
  table: { ...view.table, board: { ...view.table.board, lit } },
});
