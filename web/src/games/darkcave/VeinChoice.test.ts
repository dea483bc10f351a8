import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { speak } from '../../base/i18n/full.testkit.ts';
import type { TableModel } from '../../play/table.ts';
import type { Action } from '../../base/protocol/view.ts';
import { darkcaveTable } from './table.testkit.ts';
import VeinChoice from './VeinChoice.svelte';

const clock = createRawSnippet(() => ({ render: () => '<i>0:20</i>' }));
const WAYS: Action[] = [{ do: 'leavegold' }, { do: 'takegold' }];

const act = vi.fn();
const page = (): string => document.body.textContent;
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];

function ask(legal: Action[], mine: boolean): void {
  const table = {
    state: { names: ['Ana', 'Ben', 'Cleo'], legal },
    connection: { busy: false },
    commands: { act },
  } as unknown as TableModel;
  render(VeinChoice, { table, view: darkcaveTable(), chooser: 1, mine, clock });
}

describe('the gold of a vein', () => {
  beforeEach(() => {
    speak('en');
  });
  afterEach(() => {
    cleanup();
    act.mockClear();
  });

  it('says what it costs before it is taken, beside its clock', () => {
    ask(WAYS, true);
    expect(page()).toContain('If you take it, everyone sees your clan card.');
    expect(page()).toContain('0:20');
  });

  it('offers to take it first, and does what is pressed', async () => {
    ask(WAYS, true);
    const shown = buttons();
    expect(shown.map(({ textContent }) => textContent.trim())).toEqual([
      'Take it, show card',
      'Leave it',
    ]);
    for (const button of shown) await fireEvent.click(button);
    expect(act.mock.calls).toEqual([
      [[{ do: 'takegold' }], true],
      [[{ do: 'leavegold' }], true],
    ]);
  });

  it('tells the others who may take it, and offers them nothing', () => {
    ask([], false);
    expect(page()).toContain('Ben is on a gold vein');
    expect(buttons()).toEqual([]);
  });
});
