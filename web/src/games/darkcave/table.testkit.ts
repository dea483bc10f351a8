// The Dark Cave at its table, for tests: Ana (blue) and Ben are inside, Cleo was the first to leave.

import type { DarkCaveView } from './view.gen.ts';

export const darkcaveTable = (): DarkCaveView => ({
  table: {
    seats: 3,
    board: {
      tiles: { '0,0': 'start' },
      covered: [],
      lit: {},
      marks: { '0,0/E': ['web-circle', 1, 2] },
    },
    front: [['battle-axe-I', 'battle-axe-III', 'boots-I'], ['web-circle', 'rat-I'], []],
    gold: [4, 2, 3],
    pawn: [[[0, 0], 0], [[0, 0], 0], null],
    out: [2],
    lying: [0],
    starter: 0,
    still: -3,
    fresh: [],
    pool: 0,
    beasts: [],
  },
  facts: {
    goals: [],
    start: '0,0',
    roles: { loyal: 2 },
    reach: 4,
    sides: ['blue', 'yellow'],
    clans: 2,
    spare: 5,
    steps: 3,
    creatures: [],
  },
  piles: {
    role1: ['blue-loyal'],
    role2: ['?Yellow'],
    role3: ['?Blue'],
    stock1: ['?I*5'],
    stock2: ['?II*8'],
    stock3: ['?III*26'],
  },
  notes: [],
  agenda: [{ due: 'turn', seat: 0 }],
  seat: 0,
});
