// Carries out key commands of the table; returns whether the command was possible.

import type { TableModel } from '../../play/table.ts';
import type { Turn } from '../../play/turn.svelte.ts';
import type { KeyCommand } from './key-bindings.ts';

/** The parts of the page that key commands act on. */
interface KeyTargets {
  readonly table: TableModel;
  readonly turn: Turn;
  readonly list: () => void;
  readonly why: () => void;
  readonly clear: () => void;
  readonly role: () => void;
  /** Explain the card in focus, or list the keys. */
  readonly help: () => void;
  readonly number: (key: string) => boolean;
}

/** Selector of the cells that are targets of the picked card. */
const LIT = '[role="gridcell"].lit, [data-cell][role="button"]';

export function keyCommands(targets: KeyTargets): (command: KeyCommand, key: string) => boolean {
  const { table, turn } = targets;
  const when = (possible: boolean, act: () => void): boolean => {
    if (possible) act();
    return possible;
  };
  const does: Record<KeyCommand, (key: string) => boolean> = {
    turn: () =>
      when(turn.fits.length > 1, () => {
        turn.turn();
      }),
    discard: () =>
      when(turn.canDiscard, () => {
        turn.aim({ discard: true });
      }),
    play: () =>
      when(turn.ghost !== null && !table.connection.busy, () => {
        turn.play();
      }),
    end: () => {
      if (turn.canEnd && !table.connection.busy) turn.end();
      else if (table.state.canSkip) table.commands.skip();
      else return false;
      return true;
    },
    drop: () =>
      when(true, () => {
        turn.drop();
        targets.clear();
      }),
    back: () => {
      if (turn.isHolding) turn.drop();
      else if (table.state.staged.length > 0 && !table.connection.busy) table.commands.back();
      else return false;
      return true;
    },
    list: () =>
      when(true, () => {
        targets.list();
      }),
    why: () =>
      when(turn.picked !== null, () => {
        targets.why();
      }),
    next: () => {
      const cell = document.querySelector<SVGElement>(LIT);
      return when(cell !== null, () => {
        cell?.focus();
      });
    },
    role: () =>
      when(true, () => {
        targets.role();
      }),
    help: () =>
      when(true, () => {
        targets.help();
      }),
    number: targets.number,
  };
  return (command, key) => does[command](key);
}
