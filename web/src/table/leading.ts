// From a picked card to its targets, in words.

import type { Purpose } from '../games/module.ts';

/** The sentence that leads from a picked card to its targets. */
export function leadKey(purpose: Purpose, canPlay: boolean, anyTool = false): string {
  if (!canPlay) return 'table-only-discard';
  return purpose === 'mend' && anyTool ? 'table-choose-tool' : `table-choose-${purpose}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
