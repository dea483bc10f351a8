// A small board of The Lost Mines and its real cards, for tests: I (blue) may walk; a trap and a boat to the east, a troll beyond.

import toml from '../../../../src/undermine/games/lostmines/cards.toml?raw';
import { realCards } from '../card-list.testkit.ts';
import type { Cards, GameModule } from '../contract.ts';
import type { Item } from '../../base/protocol/view.ts';
import type { LostMinesView } from './view.gen.ts';

const BACKS: Readonly<Record<string, string>> = { start: 'start', mine: 'mine' };

export const lostminesCards = (game?: GameModule<LostMinesView>): Cards =>
  realCards(toml, game as GameModule | undefined, ({ back = '', kind }) =>
    back === '' ? (BACKS[kind] ?? 'forest') : back,
  );

const ROUTES = {
  '2,2': { steps: ['2,2'], cards: 0, gold: 0 },
  '3,2': { steps: ['2,2', '3,2'], cards: 1, gold: 0 },
  '4,2': { steps: ['2,2', '3,2', '4,2'], cards: 1, gold: 0 },
};

export const lostminesView = (due: Item = { due: 'walk', seat: 0, left: 3 }): LostMinesView => ({
  table: {
    seats: 3,
    round: 1,
    board: {
      tiles: {
        '1,2': 'start-blue',
        '1,4': 'start-yellow',
        '2,1': 'NS+rock',
        '2,2': 'NESW',
        '3,2': 'EW+lake',
        '4,2': 'ESW',
        '5,2': 'EW+logs',
      },
      covered: ['9,0', '9,2', '9,4', '9,6'],
      lit: { '1,2': 1, '1,4': 1, '2,1': 1, '2,2': 1, '3,2': 1, '4,2': 1, '5,2': 1 },
      marks: { '2,2/E': ['trap', -3, 1], '3,2': ['boat', -3, 1], '4,2/S': ['troll', 1, 1] },
    },
    pawn: [
      [[1, 2], 0],
      [[2, 1], 0],
      [[1, 2], 0],
    ],
    front: [[], ['troll'], []],
    starter: 0,
    last: 0,
    points: [],
    dragon: -3,
    out: [],
  },
  facts: {
    area: [0, 0, 10, 6],
    goals: ['9,0', '9,2', '9,4', '9,6'],
    starts: { Blue: '1,2', Yellow: '1,4' },
    roles: {},
    rounds: 2,
    supply: {},
    spare: 0,
    points: true,
  },
  piles: {
    hand1: ['EW', 'trap', 'info-mine-dwarf'],
    role1: ['blue-loyal'],
    role2: ['?Yellow'],
    role3: ['?Blue'],
    hoard1: ['treasure-gems-5', 'treasure-silver-1'],
    hoard2: ['?Gold'],
    mine1: ['?mine'],
    mine2: ['mine-gold'],
  },
  notes: [],
  agenda: [due],
  ...(due.due === 'walk' && { routes: ROUTES }),
  seat: 0,
});
