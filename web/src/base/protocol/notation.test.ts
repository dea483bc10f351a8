import { expect, it } from 'vitest';

import { written } from './notation.ts';

const pay = { do: 'pay', pile: 'loot1', cards: ['?gold', '?gold', 'gold-1'], short: 0 };

it.each([
  [pay, 'pay loot1 ?2&gold-1'],
  [{ ...pay, short: 2 }, 'pay loot1 ?2&gold-1 2'],
  [{ do: 'agree' }, 'agree'],
  [{ do: 'orient', tile: ['stone-ne', 270] as [string, number] }, 'orient stone-ne~270'],
])('writes an action as Python does: %o', (action, text) => {
  expect(written(action)).toBe(text);
});

it('writes borders and spots as Python does', () => {
  expect(written({ do: 'snare', at: { cell: [2, 2], side: 4 } })).toBe('snare 2,2/S');
  expect(written({ do: 'step', to: [[3, 2], 0] })).toBe('step 3,2');
});
