// A small mine and its cards, for tests.

import type { BoardCards } from './board-game.ts';
import type { CardInfo } from '../base/protocol/protocol.gen.ts';
import type { View } from '../base/protocol/view.ts';

const card = (id: string, kind: string, more: Partial<CardInfo> = {}): CardInfo => ({
  id,
  kind,
  back: 'mine',
  count: 1,
  face: '',
  spaces: [],
  links: [],
  tolls: [],
  plays: [],
  tools: [],
  value: 0,
  steps: 0,
  treasure: false,
  ...more,
});

const path = (face: string): CardInfo => card(face, 'path', { face, plays: ['place'] });

export const CARDS: ReadonlyMap<string, CardInfo> = new Map(
  [
    card('start', 'start', { face: 'NESW+ladder' }),
    card('gold', 'goal', { face: 'NESW', back: 'goal', treasure: true }),
    card('stone-ne', 'goal', { face: 'NE', back: 'goal' }),
    ...['EW', 'NS', 'NEW', 'NES', 'NESW', 'E.W', 'N.E'].map(path),
    card('map', 'action', { plays: ['peek'] }),
    card('rockfall', 'action', { plays: ['rockfall'] }),
    card('broken-lamp', 'action', { plays: ['break'], tools: ['lamp'] }),
    card('fixed-cart-lamp', 'action', { plays: ['mend'], tools: ['cart', 'lamp'] }),
    card('digger', 'role', { back: 'dwarf' }),
    card('gold-2', 'gold', { back: 'gold', value: 2 }),
  ].map((info) => [info.id, info]),
);

/** Start, a straight way, a half-cut dead end; one stray card; I know the middle goal. */
export const view = (): View => ({
  table: {
    seats: 3,
    round: 1,
    board: {
      tiles: { '0,0': 'start', '1,0': 'EW', '2,0': 'E.W', '4,-1': 'NEW~' },
      covered: ['8,-2', '8,0', '8,2'],
      lit: { '0,0': 1, '1,0': 1, '2,0': 2 },
    },
    front: [[], ['broken-lamp'], []],
    starter: 0,
    last: -3,
    finder: -3,
    earned: [],
    credit: [0, 0, 0],
  },
  facts: {
    goals: ['8,-2', '8,0', '8,2'],
    start: '0,0',
    roles: { digger: 3, saboteur: 1 },
    rounds: 3,
    tools: ['lamp', 'pick', 'cart'],
  },
  piles: {
    stock: ['?mine*20'],
    discard: [],
    hand1: ['NEW', 'NS', 'map'],
    hand2: ['?mine*6'],
    hand3: ['?mine*5'],
    role1: ['digger'],
    loot1: ['gold-2'],
    loot2: ['?gold*2'],
    goal1: ['?goal'],
    goal2: ['stone-ne'],
    goal3: ['?goal'],
  },
  notes: [],
  agenda: [{ due: 'turn', seat: 0 }],
  seat: 0,
});

/** A mine of two teams: a blue door and a green one in a row, a ladder beyond, a bridge, a crystal. */
export const vaults = (): View => {
  const { table, facts, ...rest } = view();
  const tiles = {
    '0,0': 'start',
    '1,0': 'EW+blue',
    '2,0': 'NS.EW',
    '3,0': 'NS+green.E',
    '3,1': 'N+ladder',
    '3,-1': 'NEW+crystal~',
  };
  return {
    ...rest,
    table: {
      ...table,
      board: {
        tiles,
        covered: facts.goals,
        lit: { '0,0': 1, '1,0': 1, '2,0': 2, '3,0': 1, '3,1': 1, '3,-1': 1 },
      },
    },
    facts: {
      ...facts,
      crystals: 1,
      lit: {
        blue: { '0,0': 1, '1,0': 1, '2,0': 2, '3,0': 1, '3,1': 1 },
        green: { '0,0': 1, '1,0': 1, '3,0': 1, '3,1': 1, '3,-1': 1 },
      },
    },
  };
};

const VAULT_FACES = ['EW+blue', 'NS.EW', 'NS+green.E', 'N+ladder', 'NEW+crystal'];

/** The cards of `vaults`; with a game they are drawn as its own. */
export const vaultCards = (game?: BoardCards['game']): BoardCards =>
  Object.assign(
    new Map([...CARDS, ...VAULT_FACES.map((face): [string, CardInfo] => [face, path(face)])]),
    game && { game },
  );

/** Says keys and arguments instead of sentences. */
export const teller = {
  t: (key: string, args: Record<string, string | number> = {}): string =>
    [key, ...Object.values(args)].join(' '),
  lay: (tile: string): string => `<${tile}>`,
  card: (id: string): string => `<${id}>`,
};
