import { expect, it } from 'vitest';

import type { GameEvent, View } from '../../base/protocol/view.ts';
import { viewAtEnd } from './table-at-end.ts';

const viewOf = (round: number | undefined, tiles: Record<string, string>): View => ({
  table: {
    seats: 2,
    ...(round !== undefined && { round }),
    board: { tiles, covered: ['9,0', '9,2'], lit: {} },
    front: [],
    starter: 0,
    pawn: [[[0, 0], 0], null],
  },
  facts: { goals: [], roles: {} },
  piles: {},
  notes: [],
  agenda: [],
  seat: 0,
});

const EVENTS: GameEvent[] = [
  { did: 'pathlaid', seat: 0, tile: ['EW', 1], at: [1, 0] },
  { did: 'stormed', seat: 1, at: [2, 0] },
  { did: 'trapset', seat: 1, at: { cell: [0, 0], side: 2 } },
  { did: 'minelaid', mine: 0, tile: ['mine-gold', 0], at: [9, 0] },
  { did: 'stepped', seat: 0, to: [[1, 0], 0] },
  { did: 'roundover', round: 1 },
  { did: 'stepped', seat: 0, to: [[7, 7], 0] },
  { did: 'pathlaid', seat: 0, tile: ['NS', 0], at: [5, 5] },
];

it('shows the table as the round left it, though the next one is dealt', () => {
  const before = viewOf(1, { '0,0': 'start', '2,0': 'NS' });

  const { table } = viewAtEnd(before, viewOf(2, { '0,0': 'start' }), EVENTS);

  expect(table.board.tiles).toEqual({ '0,0': 'start', '1,0': 'EW~', '9,0': 'mine-gold' });
  expect(table.board.covered).toEqual(['9,2']);
  expect(table.pawn).toEqual([[[1, 0], 0], null]);
});

it.each([1, undefined])('shows the last view if no round follows round %s', (round) => {
  const after = viewOf(round, { '3,3': 'NS' });

  expect(viewAtEnd(viewOf(round, {}), after, EVENTS)).toBe(after);
});
