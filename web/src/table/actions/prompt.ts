// From a picked card to its targets, in words.

import type { Purpose } from '../../games/contract.ts';
import { type Action, item, type View } from '../../base/protocol/view.ts';

/** The sentence that leads from a picked card to its targets. */
export function leadKey(purpose: Purpose, canPlay: boolean, anyTool = false): string {
  if (!canPlay) return 'table-only-discard';
  return purpose === 'mend' && anyTool ? 'table-choose-tool' : `table-choose-${purpose}`;
}

/** To let it be, in the words of what is due if it has such. */
export function stopKey(
  { do: verb }: Action,
  view: View | null,
  words: { has(key: string): boolean },
): string {
  const key = `table-${verb}-${(view && item(view)?.due) ?? ''}`;
  return words.has(key) ? key : `table-${verb}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
