// Maps keys of the table to commands; `key-commands.ts` carries them out.

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
  | 'number';

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const KEY_COMMANDS: Readonly<Record<string, KeyCommand>> = {
  r: 'turn',
  d: 'discard',
  e: 'end',
  w: 'why',
  n: 'next',
  '/': 'list',
  ' ': 'role',
  Backspace: 'back',
  Escape: 'drop',
  Enter: 'play',
};

export function keyCommandOf({ key, ctrlKey, metaKey, altKey }: Press): KeyCommand | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? 'back' : null;
  if (/^[1-9]$/.test(key)) return 'number';
  return KEY_COMMANDS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Whether a key belongs to an open dialog or an input field; Space and Enter also belong to buttons and links. */
export function isTaken(target: EventTarget | null, command: KeyCommand): boolean {
  if (document.querySelector('dialog[open], [aria-modal="true"]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable]')) return true;
  const presses = command === 'role' || command === 'play';
  return presses && target.closest('button, a, [role="gridcell"], [role="switch"]') !== null;
}
