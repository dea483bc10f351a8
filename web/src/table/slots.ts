/** What lies in a slot of a seat, in words. */

import type { ToolSlot } from '../games/module.ts';
import { words } from '../lib/words.svelte.ts';

/** A tool, sound or broken; anything else goes by its card. */
export function slotLabel({ tool, broken, card }: ToolSlot): string {
  const key = `tool-${tool}`;
  return words.has(key)
    ? words.t(broken ? 'table-tool-broken' : 'table-tool-sound', { tool: words.t(key) })
    : words.card(card ?? tool);
}
