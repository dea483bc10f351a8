// A small mine and its cards, for tests.

import { placeName } from '../base/place-names.ts';
import { cardInfo, saboteurView } from '../base/protocol/game.testkit.ts';
import type { CardInfo } from '../base/protocol/protocol.gen.ts';
import type { SaboteurView } from '../games/saboteur/view.gen.ts';

const card = (id: string, kind: string, more: Partial<CardInfo> = {}): CardInfo =>
  cardInfo(id, { kind, back: 'mine', ...more });

export const path = (face: string): CardInfo => card(face, 'path', { face, plays: ['place'] });

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
export function view(): SaboteurView {
  const { table, ...rest } = saboteurView();
  const board = {
    tiles: { '0,0': 'start', '1,0': 'EW', '2,0': 'E.W', '4,-1': 'NEW~' },
    covered: ['8,-2', '8,0', '8,2'],
    lit: { '0,0': 1, '1,0': 1, '2,0': 2 },
  };
  return {
    ...rest,
    table: { ...table, board, front: [[], ['broken-lamp'], []] },
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
  };
}

/** Says keys and arguments instead of sentences. */
export const teller = {
  t: (key: string, args: Record<string, string | number> = {}): string =>
    [key, ...Object.values(args)].join(' '),
  lay: (tile: string): string => `<${tile}>`,
  card: (id: string): string => `<${id}>`,
  place: (cell: string): string => placeName(cell, 'saboteur'),
  game: 'saboteur',
  joined: (things: readonly string[]): string => things.join('+'),
  person: (seat: number, names: readonly string[]) => ({ name: names[seat] ?? '' }),
  people: (seats: readonly number[], names: readonly string[]) => ({
    names: seats.map((seat) => names[seat] ?? '').join('+'),
  }),
};
