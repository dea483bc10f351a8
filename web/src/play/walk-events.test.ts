import { expect, it } from 'vitest';

import type { GameEvent } from '../base/protocol/view.ts';
import { withoutPassing } from './walk-events.ts';

const step = (x: number, seat = 0): GameEvent => ({ did: 'stepped', seat, to: [[x, 0], 0] });
const prowl = (x: number, creature: string): GameEvent => ({
  did: 'prowled',
  seat: 0,
  creature,
  to: [[x, 0], 0],
});

it('keeps where a walk led', () => {
  expect(withoutPassing([step(1), step(2), step(3)])).toEqual([step(3)]);
});

it('keeps the walks of two dwarves apart', () => {
  expect(withoutPassing([step(1), step(2), step(5, 1)])).toEqual([step(2), step(5, 1)]);
});

it('keeps the walks of a dwarf and of two creatures apart', () => {
  const events = [step(1), prowl(2, 'rat'), prowl(3, 'rat'), prowl(4, 'goblin')];
  expect(withoutPassing(events)).toEqual([step(1), prowl(3, 'rat'), prowl(4, 'goblin')]);
});

it('keeps what happens on the way', () => {
  const found: GameEvent = { did: 'mineopened', seat: 0 };
  expect(withoutPassing([step(1), found, step(2)])).toEqual([step(1), found, step(2)]);
});
