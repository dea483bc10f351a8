import { expect, it } from 'vitest';

import type { Action } from '../../base/protocol/view.ts';
import { entriesOf, grouped, matching } from './legal-actions.ts';

const legal: Action[] = [
  { do: 'place', tile: ['NES', 180], at: [2, 0] },
  { do: 'place', tile: ['NES', 0], at: [2, 0] },
  { do: 'break', card: 'broken-lamp', seat: 3 },
  { do: 'discard', cards: ['NES'] },
];
const entries = entriesOf(legal, (action) => `do ${action.do}: ${action.card ?? 'a card'}`);

it('groups by verb', () => {
  expect(grouped(entries).map(({ verb, entries: of }) => [verb, of.length])).toEqual([
    ['place', 2],
    ['break', 1],
    ['discard', 1],
  ]);
});

it('takes a move as it is written', () => {
  expect(matching(entries, 'place NES~ 2,0').map(({ action }) => action)).toEqual([legal[0]]);
  expect(matching(entries, ' BREAK  broken-lamp 4 ').map(({ action }) => action)).toEqual([
    legal[2],
  ]);
});

it('finds by first letters', () => {
  expect(matching(entries, 'pl')).toHaveLength(2);
  expect(matching(entries, 'pl NES~')).toHaveLength(1);
  expect(matching(entries, 'xyz')).toEqual([]);
  expect(matching(entries, '')).toHaveLength(4);
});
