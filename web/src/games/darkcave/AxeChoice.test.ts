import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { words } from '../../base/i18n/index.svelte.ts';
import { speak } from '../../base/i18n/full.testkit.ts';
import type { TableModel } from '../../play/table.ts';
import type { Action, Item } from '../../base/protocol/view.ts';
import AxeChoice from './AxeChoice.svelte';
import { darkcaveTable } from './table.testkit.ts';

const clock = createRawSnippet(() => ({ render: () => '<i>0:20</i>' }));
const ATTACK: Item = {
  due: 'askaxe',
  seat: 0,
  creatures: ['rat', 'goblin'],
  victims: [0, 1],
  then: [1],
};
const WAYS: Action[] = [
  { do: 'endure' },
  { do: 'strike', creature: 'rat' },
  { do: 'strike', creature: 'goblin' },
];

const act = vi.fn();
const page = (): string => document.body.textContent;
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];

function ask(due: Item, legal: Action[], mine: boolean): void {
  const table = {
    state: { names: ['Ana', 'Ben', 'Cleo'], legal },
    connection: { busy: false },
    commands: { act },
  } as unknown as TableModel;
  const view = { ...darkcaveTable(), agenda: [due] };
  render(AxeChoice, { table, view, chooser: due.seat, mine, clock });
}

describe('the question for the axe', () => {
  beforeEach(() => {
    speak('en');
  });
  afterEach(() => {
    cleanup();
    act.mockClear();
  });

  it('says who attacks whom, and who is asked next, beside its clock', () => {
    ask(ATTACK, WAYS, true);
    expect(page()).toContain('The rat attacks Ana and Ben: each loses a card.');
    expect(page()).toContain('The goblin attacks Ana and Ben and takes 1\u00a0gold from each.');
    expect(page()).toContain('If you keep it, Ben is asked next.');
    expect(page()).toContain('0:20');
  });

  it('addresses whoever is attacked', () => {
    words.sit('the-dark-cave', 0);
    ask({ ...ATTACK, creatures: ['rat'] }, WAYS, true);
    expect(page()).toContain('The rat attacks Ben and you: each of you loses a card.');
    cleanup();
    ask({ ...ATTACK, creatures: ['lindworm'], victims: [0] }, WAYS, true);
    expect(page()).toContain('The lindworm attacks you and knocks your dwarf down.');
    words.leave();
  });

  it('offers to keep the axe last', async () => {
    ask(ATTACK, WAYS, true);
    expect(buttons().map(({ textContent }) => textContent.trim())).toEqual([
      'Drive it away',
      'Drive it away',
      'Keep my axe',
    ]);
    const [, goblin] = buttons();
    if (goblin) await fireEvent.click(goblin);
    expect(act).toHaveBeenCalledWith([WAYS[2]], true);
  });

  it('tells the others who may use it, and offers them nothing', () => {
    ask(ATTACK, [], false);
    expect(page()).toContain('Ana may use an axe');
    expect(buttons()).toEqual([]);
  });

  it('is a secret vote where the table wants that', () => {
    const due = { due: 'castvote', seat: 0, creature: 'rat', victims: [0, 1], then: [1] };
    ask(
      due,
      [
        { do: 'vote', card: 'ballot-endure' },
        { do: 'vote', card: 'ballot-strike' },
      ],
      true,
    );
    expect(buttons().map(({ textContent }) => textContent.trim())).toEqual([
      'Offer my axe',
      'Keep my axe',
    ]);
    expect(page()).not.toContain('is asked next');
  });
});
