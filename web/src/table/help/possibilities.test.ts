import { expect, it } from 'vitest';

import { cardInfo } from '../../base/protocol/game.testkit.ts';
import type { Action } from '../../base/protocol/view.ts';
import { fallbackGame } from '../../games/registry.ts';
import { possibilities } from './possibilities.ts';

const legal: Action[] = [
  { do: 'place', tile: ['NEW', 0], at: [3, 0] },
  { do: 'place', tile: ['NEW', 180], at: [3, 0] },
  { do: 'place', tile: ['NEW', 0], at: [1, 1] },
  { do: 'rockfall', at: [1, 0] },
  { do: 'peek', goal: 2 },
  { do: 'peek', goal: 0 },
  { do: 'break', card: 'broken-lamp', seat: 2 },
  { do: 'mend', card: 'fixed-cart-lamp', tool: 'lamp', seat: 1 },
  { do: 'mend', card: 'fixed-cart-lamp', tool: 'cart', seat: 1 },
  { do: 'discard', cards: ['NEW'] },
  { do: 'discard', cards: ['fixed-pick'] },
];

it.each([
  ['NEW', 'place', { key: 'place', count: 2 }],
  ['rockfall', 'rockfall', { key: 'remove', count: 1 }],
  ['map', 'peek', { key: 'look', count: 2 }],
  ['broken-lamp', 'break', { key: 'seats', count: 1 }],
  ['fixed-cart-lamp', 'mend', { key: 'tools', count: 2 }],
  ['fixed-pick', 'mend', null],
])('counts what %s could do', (id, play, found) => {
  expect(possibilities(cardInfo(id, { plays: [play] }), legal, fallbackGame)).toEqual(found);
});
