// For games that tell more about their boards than the cards show: lights, counts, and what is tied together.

import type { BoardAids, Light } from '../board-game.ts';
import type { View } from '../../base/protocol/view.ts';
import type { Teller } from '../a11y/describe.ts';

export { default as AidBar } from './AidBar.svelte';
export { default as AidMarks } from './AidMarks.svelte';

/** What a screen reader says of a cell, beside its card. */
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

/** The same board with the floor lit for somebody. */
export const relit = (view: View, { lit }: Light): View => ({
  ...view,
  table: { ...view.table, board: { ...view.table.board, lit } },
});
