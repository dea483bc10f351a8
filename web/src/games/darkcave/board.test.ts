import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';

import Board from '../../board/Board.svelte';
import { choices } from '../../play/choices.ts';
import { darkcaveCards, darkcaveView, ROUTES } from './board.testkit.ts';
import { catalogueOf } from '../../base/i18n/full.testkit.ts';
import { told } from '../../board/pawns/describe-pieces.ts';
import { mark, pieces, playingArea } from './board.ts';
import { whyNotAction } from './why-not.ts';
import { darkCave } from './module.ts';
import type { Asked } from '../contract.ts';

const CARDS = darkcaveCards(darkCave);
const NAMES = ['Ana', 'Ben', 'Cleo'];
const PROWL = { due: 'prowl', seat: 0, left: 3, creature: 'rat' };

describe('the pieces of the cave', () => {
  const found = pieces(darkcaveView(), CARDS);

  it('are dwarves, on their feet or not', () => {
    expect(found.pawns).toEqual([
      { seat: 0, clan: 'yellow', spot: '1,0/2', lying: false },
      { seat: 1, clan: 'blue', spot: '0,1/5', lying: true },
      { seat: 2, clan: 'yellow', spot: '2,0', lying: false },
    ]);
  });

  it('are webs with what is left of them, and gold', () => {
    expect(found.tokens).toMatchObject([
      { border: '0,0/E', name: 'web-circle', owner: 1, left: 2 },
    ]);
    expect(found.gold).toEqual(['2,0']);
  });

  it('are creatures, which count their steps only while they go', () => {
    expect(found.beasts).toMatchObject([{ kind: 'rat', spot: '-1,0', owner: 2, left: null }]);
    expect(pieces(darkcaveView(PROWL), CARDS).beasts).toMatchObject([{ left: 3 }]);
  });

  it('know who goes now', () => {
    expect(found.goer).toBe('1,0/2');
    expect(pieces(darkcaveView(PROWL), CARDS).goer).toBe('-1,0');
  });

  it('stand on spaces, each at its own point', () => {
    expect(found.where('0,0')).toEqual([32, 50]);
    expect(found.where('1,0/2')[0]).toBeLessThan(found.where('1,0')[0]);
    expect(found.where('4,4')).toEqual([4 * 66 + 32, 4 * 102 + 50]);
  });

  it('name spaces by what is special about them, or by their side', () => {
    const names = ['0,0', '-1,0', '1,0', '0,1/2', '0,1/5', '4,4'].map(found.space);
    expect(names).toEqual(['ladder', 'hole', 'east', 'over', 'under', null]);
  });

  it('are told to those who cannot see them', () => {
    const book = catalogueOf('en');
    const say = (cell: string): string[] => told(cell, found, NAMES, book);
    expect(say('0,1')).toEqual(['Ben is knocked down']);
    expect(say('2,0')).toEqual(['1\u00a0gold here', 'Cleo stands here']);
    expect(say('-1,0')).toEqual(['Cleo’s rat']);
    expect(say('0,0')).toEqual(['Ben’s web (circle), east side, at 2']);
  });

  it.each([
    [1, '0,1', 'you are knocked down', 'du liegst am Boden'],
    [2, '2,0', 'you stand here', 'du stehst hier'],
    [2, '-1,0', 'your rat', 'deine Ratte'],
    [1, '0,0', 'your web (circle), east side', 'dein Netz mit Kreis im Osten'],
  ])('are told as mine to their owner (seat %d at %s)', (reader, cell, english, german) => {
    for (const [language, said] of [
      ['en', english],
      ['de', german],
    ] as const) {
      const book = catalogueOf(language);
      book.reader = reader;
      expect(told(cell, found, NAMES, book).join('; ')).toContain(said);
    }
  });
});

it('the playing area reaches from goal to goal', () => {
  expect(playingArea(darkcaveView())).toEqual([-4, -4, 4, 4]);
});

it('every kind of place has a mark, but for those with numbers', () => {
  expect(mark('walk', false, 0)).toBe('');
  const marks = ['lure', 'spin', 'cut'].flatMap((kind) => [
    mark(kind, false, 0),
    mark(kind, true, 0),
  ]);
  expect(marks.every((drawn) => drawn.length > 0)).toBe(true);
  expect(mark('cut', true, 0)).not.toBe(mark('cut', false, 0));
});

describe('its board', () => {
  const targets = new Map(
    Object.entries(ROUTES).map(([spot, walk]) => [spot, { kind: 'walk', turns: 1, walk }]),
  );
  const places = (root: HTMLElement): Element[] => [
    ...root.querySelectorAll('[role="group"] [role="button"]'),
  ];

  it('offers spaces as buttons, with steps and price, and a bow from ladder to ladder', () => {
    const { container } = render(Board, { view: darkcaveView(), cards: CARDS, targets });
    expect(places(container).map((place) => place.getAttribute('data-cell'))).toEqual([
      '0,0',
      '1,0',
      '3,3',
    ]);
    expect(container.querySelectorAll('.walk')).toHaveLength(3);
    expect(container.querySelector('.pieces')?.innerHTML).toMatch(/d="M[\d. -]+Q/);
    expect(container.querySelectorAll('.target')).toHaveLength(0);
  });

  it('is aimed at with keys, and confirmed where it is aimed', async () => {
    const [ontarget, onconfirm] = [vi.fn(), vi.fn()];
    const ghost = { cell: '3,3' };
    const props = { view: darkcaveView(), cards: CARDS, targets, ghost, ontarget, onconfirm };
    const { container } = render(Board, props);
    const [first, , last] = places(container);
    if (first) await fireEvent.keyDown(first, { key: 'Enter' });
    if (last) await fireEvent.keyDown(last, { key: 'Enter' });
    expect(ontarget.mock.calls).toEqual([['0,0']]);
    expect(onconfirm.mock.calls).toEqual([['3,3']]);
  });
});

describe('what can be done with an axe', () => {
  it('needs no card, and aims at a border', () => {
    const cut = { do: 'cut', at: { cell: [0, 0] as [number, number], side: 2 } };
    const lure = { do: 'lure', card: 'rat-I', at: [[-1, 0], 0] as [[number, number], number] };
    expect([...choices([cut, lure], null).cells]).toEqual([['0,0/E', [cut]]]);
    expect([...choices([cut, lure], 'rat-I').cells]).toEqual([['-1,0', [lure]]]);
  });
});

describe('why not', () => {
  const ask = (asked: Asked, card?: string, due?: Parameters<typeof darkcaveView>[0]): unknown =>
    whyNotAction(darkcaveView(due), card === undefined ? undefined : CARDS.get(card), asked, CARDS);
  const TURN = { due: 'turn', seat: 0 };

  it('asks about a step while something goes, and about an axe at a border', () => {
    expect(ask({ cell: '0,1/2' })).toEqual({ do: 'step', to: [[0, 1], 1] });
    expect(ask({ cell: '0,0/E' })).toEqual({ do: 'cut', at: { cell: [0, 0], side: 2 } });
    expect(ask({ cell: '0,1' }, undefined, TURN)).toBeNull();
  });

  it.each([
    ['NS', { cell: '5,5' }, { do: 'place', tile: ['NS', 0], at: [5, 5] }],
    ['rat-I', { cell: '0,1/5' }, { do: 'lure', card: 'rat-I', at: [[0, 1], 4] }],
    ['rockfall-II', { cell: '0,0' }, { do: 'collapse', card: 'rockfall-II', at: [0, 0] }],
    [
      'web-circle',
      { cell: '0,0/S' },
      { do: 'spin', card: 'web-circle', at: { cell: [0, 0], side: 4 } },
    ],
    [
      'secret-information-I',
      { cell: '4,-4' },
      { do: 'spygoal', card: 'secret-information-I', corner: 1 },
    ],
    ['secret-information-I', { cell: '0,0' }, null],
    [
      'secret-information-I',
      { seat: 1 },
      { do: 'spydwarf', card: 'secret-information-I', seat: 1 },
    ],
    [
      'swap-cards-II',
      { card: 'swap-cards-II' },
      { do: 'tradehands', card: 'swap-cards-II', seat: 1 },
    ],
    ['boots-I', { card: 'boots-I' }, { do: 'equip', card: 'boots-I', seat: 0 }],
    ['rat-I', { card: 'rat-I' }, { do: 'lure', card: 'rat-I', at: [[1, 0], 0] }],
  ] as const)('tries %s', (card, asked, action) => {
    expect(ask(asked, card, TURN)).toEqual(action);
  });
});
