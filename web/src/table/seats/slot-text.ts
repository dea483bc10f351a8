/** The contents of a slot of a seat in words. */

import type { ToolSlot } from '../../games/contract.ts';
import { words } from '../../base/i18n/index.svelte.ts';

/** A tool, sound or broken; anything else goes by a name of its own, or by its card. */
export function slotLabel({ tool, broken, card, count = 1 }: ToolSlot): string {
  const key = `tool-${tool}`;
  if (words.has(key)) {
    return words.t(broken ? 'table-tool-broken' : 'table-tool-sound', { tool: words.t(key) });
  }
  const slot = `slot-${tool}`;
  return words.has(slot) ? words.t(slot, { count }) : words.card(card ?? tool);
}
