// Groups the legal actions by verb, and searches them by typed words.

import { cardsOf } from '../../play/choices.ts';
import { written } from '../../base/protocol/notation.ts';
import { type Action, actionKey } from '../../base/protocol/view.ts';

export interface Entry {
  readonly action: Action;
  readonly text: string;
  readonly notation: string;
}

export interface Group {
  /** The verb of its actions. */
  readonly verb: string;
  readonly entries: readonly Entry[];
}

export function entriesOf(legal: readonly Action[], tell: (action: Action) => string): Entry[] {
  return legal.map((action) => ({ action, text: tell(action), notation: written(action) }));
}

/** By verb, in the order in which the server names them. */
export function grouped(entries: readonly Entry[]): Group[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.action.do) ?? [];
    groups.set(entry.action.do, [...group, entry]);
  }
  return [...groups].map(([verb, found]) => ({ verb, entries: found }));
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** The actions whose sentence or notation has a word that begins with each typed word; an exact move is the only result. */
export function matching(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = plain(typed);
  if (wanted === '') return [...entries];
  const exact = entries.filter(({ notation, text }) =>
    [notation, text].some((said) => plain(said) === wanted),
  );
  if (exact.length > 0) return exact;
  const starts = wanted.split(' ');
  return entries.filter(({ text, notation }) => {
    const words = plain(`${text} ${notation}`).split(/[\s:(),]+/);
    const whole = plain(notation).split(' ');
    return starts.every((start) => [...words, ...whole].some((word) => word.startsWith(start)));
  });
}

/** The card that would leave the hand, for the picture beside an entry. */
export const cardOf = (action: Action): string | null => cardsOf(action)[0] ?? null;

export const keyOf = (entry: Entry): string => actionKey(entry.action);
