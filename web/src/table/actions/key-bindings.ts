// Maps keys of the table to commands; `key-commands.ts` carries them out, `KeyList.svelte` lists them.

export type KeyCommand =
  | 'turn'
  | 'discard'
  | 'back'
  | 'drop'
  | 'play'
  | 'end'
  | 'list'
  | 'why'
  | 'next'
  | 'role'
  | 'number'
  | 'help';

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The keys that pick a card of the hand. */
export const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export const KEY_COMMANDS: Readonly<Record<string, KeyCommand>> = {
  ...Object.fromEntries(NUMBERS.map((key) => [key, 'number' as const])),
  r: 'turn',
  d: 'discard',
  Enter: 'play',
  e: 'end',
  Backspace: 'back',
  Escape: 'drop',
  '/': 'list',
  w: 'why',
  n: 'next',
  ' ': 'role',
  '?': 'help',
};

/** Pressed together with Ctrl or Cmd. */
export const CTRL_COMMANDS: Readonly<Record<string, KeyCommand>> = { z: 'back' };

/** With Alt: the card in focus goes so many places on in the hand. */
export const STEP_KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function keyCommandOf({ key, ctrlKey, metaKey, altKey }: Press): KeyCommand | null {
  if (altKey) return null;
  const known = ctrlKey || metaKey ? CTRL_COMMANDS : KEY_COMMANDS;
  return known[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Whether a key belongs to an open dialog or an input field; Space and Enter also belong to buttons and links. */
export function isTaken(target: EventTarget | null, command: KeyCommand): boolean {
  if (document.querySelector('dialog[open], [aria-modal="true"]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable]')) return true;
  const presses = command === 'role' || command === 'play';
  return presses && target.closest('button, a, [role="gridcell"], [role="switch"]') !== null;
}
