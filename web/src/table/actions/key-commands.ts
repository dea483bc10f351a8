// What a key of the table does. Answers whether it meant anything now.

import type { TableStore } from '../../play/table.svelte.ts';
import type { Turn } from '../../play/turn.svelte.ts';
import type { Wish } from './key-bindings.ts';

interface Table {
  readonly store: TableStore;
  readonly turn: Turn;
  readonly list: () => void;
  readonly why: () => void;
  readonly clear: () => void;
  readonly role: () => void;
  readonly number: (key: string) => boolean;
}

/** Where the picked card can go on the board. */
const LIT = '[role="gridcell"].lit, [data-cell][role="button"]';

export function wishes(table: Table): (wish: Wish, key: string) => boolean {
  const { store, turn } = table;
  const when = (possible: boolean, act: () => void): boolean => {
    if (possible) act();
    return possible;
  };
  const does: Record<Wish, (key: string) => boolean> = {
    turn: () =>
      when(turn.fits.length > 1, () => {
        turn.turn();
      }),
    discard: () =>
      when(turn.canDiscard, () => {
        turn.aim({ discard: true });
      }),
    play: () =>
      when(turn.ghost !== null && !store.busy, () => {
        turn.play();
      }),
    end: () =>
      when(turn.canEnd && !store.busy, () => {
        turn.end();
      }),
    drop: () =>
      when(true, () => {
        turn.drop();
        table.clear();
      }),
    back: () => {
      if (turn.isHolding) turn.drop();
      else if (store.staged.length > 0 && !store.busy) store.back();
      else return false;
      return true;
    },
    list: () =>
      when(true, () => {
        table.list();
      }),
    why: () =>
      when(turn.picked !== null, () => {
        table.why();
      }),
    next: () => {
      const cell = document.querySelector<SVGElement>(LIT);
      return when(cell !== null, () => {
        cell?.focus();
      });
    },
    role: () =>
      when(true, () => {
        table.role();
      }),
    number: table.number,
  };
  return (wish, key) => does[wish](key);
}
