// The prompt that leads from a picked card to its targets.

import type { Purpose } from '../../games/contract.ts';
import { type Action, item, type View } from '../../base/protocol/view.ts';
import type { Turn } from '../../play/turn.svelte.ts';

interface Words {
  has(key: string): boolean;
  t(key: string, args?: Record<string, string | number>): string;
}

/** The sentence that leads from a picked card to its targets. */
export function leadKey(purpose: Purpose, canPlay: boolean, anyTool = false): string {
  if (!canPlay) return 'table-only-discard';
  return purpose === 'mend' && anyTool ? 'table-choose-tool' : `table-choose-${purpose}`;
}

/** The key of a sentence in its wording for one topic of cards, if it has one. */
export function ownKey(
  key: string,
  topic: string | undefined,
  words: { has(key: string): boolean },
): string {
  const own = `${key}-${topic ?? ''}`;
  return words.has(own) ? own : key;
}

/** The label of the button that plays an action: it says what will happen. */
export function playKey(
  { do: verb, off }: Action,
  topic: string | undefined,
  words: { has(key: string): boolean },
): string {
  if (off !== undefined) return 'table-lift';
  if (verb === 'discard') return 'table-discard';
  const key = ownKey(`table-do-${verb}`, topic, words);
  return words.has(key) ? key : 'table-play';
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

/** What is asked of me other than playing a card; null: nothing, or it is not my turn. */
export function duePrompt({ table, picked, choices }: Turn, words: Words): string | null {
  const { view, myTurn, legal } = table.state;
  if (!view || !myTurn || legal.length === 0) return null;
  const { due = 'turn', left = 0 } = item(view) ?? {};
  // Actions on the board that need no card, while a card is due.
  const without = picked === null ? ([...choices.cells.values()][0]?.[0]?.do ?? '') : '';
  const asked = due === 'turn' ? without && `also-${without}` : `due-${due}`;
  return asked && words.has(`table-${asked}`) ? words.t(`table-${asked}`, { left }) : null;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
