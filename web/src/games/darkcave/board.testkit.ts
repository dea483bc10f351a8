// A small board of The Dark Cave and its real cards, for tests: I (yellow) stand by a bridge and may walk; a creature, a web, gold, a dwarf on the ground.

import toml from '../../../../src/undermine/games/darkcave/cards.toml?raw';
import { realCards } from '../card-list.testkit.ts';
import type { Cards, GameModule } from '../contract.ts';
import type { Item, Route } from '../../base/protocol/view.ts';
import type { DarkCaveView } from './view.gen.ts';

export const darkcaveCards = (game?: GameModule<DarkCaveView>): Cards =>
  realCards(toml, game as GameModule | undefined);

export const ROUTES: Readonly<Record<string, Route>> = {
  '0,0': { steps: ['0,0'], cards: 0, gold: 0 },
  '1,0': { steps: ['1,0'], cards: 1, gold: 0 },
  '3,3': { steps: ['0,0', '3,3'], cards: 0, gold: 0 },
};

export const darkcaveView = (due: Item = { due: 'walk', seat: 0, left: 3 }): DarkCaveView => ({
  table: {
    seats: 3,
    board: {
      tiles: {
        '0,0': 'start',
        '1,0': 'E=W.N-S',
        '2,0': 'NEW+vein',
        '0,1': 'p3_bridge_ew',
        '3,3': 'NE+ladder',
        '-1,0': 'NESW+hole',
      },
      covered: ['-4,-4', '4,-4', '4,4', '-4,4'],
      lit: {},
      marks: { '0,0/E': ['web-circle', 1, 2], '2,0': ['gold', -3, 1] },
    },
    pawn: [
      [[1, 0], 1],
      [[0, 1], 4],
      [[2, 0], 0],
    ],
    beasts: [['rat', [[-1, 0], 0], 2]],
    lying: [1],
    still: -3,
    fresh: [],
    pool: 0,
    out: [],
    front: [[], ['web-circle'], ['rat-I']],
    gold: [3, 3, 3],
    starter: 0,
  },
  facts: {
    goals: ['-4,-4', '4,-4', '4,4', '-4,4'],
    start: '0,0',
    roles: {},
    reach: 4,
    sides: ['blue', 'yellow'],
    clans: 2,
    spare: 0,
    steps: 3,
    creatures: ['rat', 'goblin'],
  },
  piles: { role1: ['yellow-loyal'], role2: ['?Blue'], role3: ['?Yellow'], hand1: ['rat-II'] },
  notes: [],
  agenda: [due],
  ...(due.left !== undefined && { routes: ROUTES }),
  seat: 0,
});
