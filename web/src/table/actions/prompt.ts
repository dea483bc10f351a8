// The prompt that leads from a picked card to its targets.

import type { Purpose } from '../../games/contract.ts';
import { type Action, item, type View } from '../../base/protocol/view.ts';

/** The sentence that leads from a picked card to its targets. */
export function leadKey(purpose: Purpose, canPlay: boolean, anyTool = false): string {
  if (!canPlay) return 'table-only-discard';
  return purpose === 'mend' && anyTool ? 'table-choose-tool' : `table-choose-${purpose}`;
}

/** The label of the skip action, worded for the agenda item if it has a wording. */
export function stopKey(
  { do: verb }: Action,
  view: View | null,
  words: { has(key: string): boolean },
): string {
  const key = `table-${verb}-${(view && item(view)?.due) ?? ''}`;
  return words.has(key) ? key : `table-${verb}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
