import { afterEach, expect, it, vi } from 'vitest';

import type { TableModel } from '../../play/table.ts';
import type { Turn } from '../../play/turn.svelte.ts';
import { keyCommands } from './key-commands.ts';

const drop = vi.fn();
const clear = vi.fn();
const act = keyCommands({
  table: {} as TableModel,
  turn: { drop } as unknown as Turn,
  list: vi.fn(),
  why: vi.fn(),
  clear,
  role: vi.fn(),
  help: vi.fn(),
  number: () => true,
});

afterEach(() => {
  document.body.replaceChildren();
});

it('puts away the card and what was said with the same key', () => {
  expect(act('drop', 'Escape')).toBe(true);
  expect(drop).toHaveBeenCalledOnce();
  expect(clear).toHaveBeenCalledOnce();
});

it('brings the focus to the first place that is lit, from anywhere', () => {
  expect(act('next', 'n')).toBe(false);
  document.body.innerHTML =
    '<p role="gridcell" tabindex="-1"></p><p role="gridcell" class="lit" tabindex="-1"></p>';
  expect(act('next', 'n')).toBe(true);
  expect(document.activeElement?.className).toBe('lit');
});
