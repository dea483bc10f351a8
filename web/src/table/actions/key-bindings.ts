// The keys of the table. Which thing a key means is decided here, what it does elsewhere.

export type Wish =
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

const WISHES: Readonly<Record<string, Wish>> = {
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

export function wishOf({ key, ctrlKey, metaKey, altKey }: Press): Wish | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? 'back' : null;
  if (/^[1-9]$/.test(key)) return 'number';
  return WISHES[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Keys belong to what lies over the table, to whoever is being typed into; Space and Enter also to buttons and links. */
export function isTaken(target: EventTarget | null, wish: Wish): boolean {
  if (document.querySelector('dialog[open], [aria-modal="true"]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable]')) return true;
  const presses = wish === 'role' || wish === 'play';
  return presses && target.closest('button, a, [role="gridcell"], [role="switch"]') !== null;
}
