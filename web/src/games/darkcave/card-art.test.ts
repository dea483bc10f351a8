import { expect, test } from 'vitest';

import toml from '../../../../src/undermine/games/darkcave/cards.toml?raw';
import { cardBook, cardList, isWellFormed } from '../../art/cards/card-list.testkit';
import { MINE } from '../../art/colours';
import { cardArt, SIGNS } from './card-art';
import { beast } from '../../board/pawns/figures';
import { GROUND } from './ground';
import { sharedDefs } from '../../art/rock';
import { layout } from './spaces';
import { webToken } from './webs';

const CARDS = cardList(toml);
const draw = cardBook(cardArt, CARDS);
const BACKS = ['?I', '?II', '?III', '?cave', '?goal', '?Blue', '?Yellow'];
const IDS = [...CARDS.map(({ id }) => id), ...BACKS];
const PATHS = CARDS.filter(({ face }) => face);

test('the card list is read', () => {
  expect(CARDS.length).toBe(75);
  expect(CARDS.find(({ id }) => id === 'p3_bridge_ew')).toMatchObject({
    face: 'EW.NS',
    links: [
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 5],
    ],
  });
});

test.each(IDS)('%s draws', (id) => {
  const markup = draw(id);

  expect(markup).not.toMatch(/NaN|undefined|null|style|<script|\sid=|\son\w+=/);
  expect(isWellFormed(markup)).toBe(true);
});

test('no two cards look alike', () => {
  const pictures = CARDS.map(({ id }) => draw(id, { seed: 'same' }));

  expect(new Set(pictures).size).toBe(CARDS.length);
});

test('backs tell apart what they have to', () => {
  expect(new Set(BACKS.map((back) => draw(back))).size).toBe(BACKS.length);
});

test('what the cards refer to is defined where the cave is dug', () => {
  const defined = sharedDefs([MINE, GROUND]);
  const used = IDS.flatMap((id) => [...draw(id).matchAll(/(?:url\(|href=")#([\w-]+)/g)]);

  expect(used.filter(([, id = '']) => !defined.includes(` id="${id}"`))).toEqual([]);
});

test.each(PATHS.map(({ id }) => id))('%s keeps its spaces on the card and apart', (id) => {
  const card = PATHS.find((one) => one.id === id) ?? { id, kind: '' };
  for (const turned of [false, true]) {
    const { spaces } = layout(card, turned);

    expect(spaces.length).toBe(card.spaces?.length ?? 1);
    for (const [n, { at }] of spaces.entries()) {
      const [x, y] = at;
      expect(x).toBeGreaterThan(5);
      expect(x).toBeLessThan(59);
      expect(y).toBeGreaterThan(5);
      expect(y).toBeLessThan(95);
      for (const other of spaces.slice(n + 1)) {
        expect(Math.hypot(x - other.at[0], y - other.at[1])).toBeGreaterThan(10);
      }
    }
  }
});

test('a space that opens to a side lies on that side, also when the card is turned', () => {
  const card = PATHS.find(({ id }) => id === 'N+hole-S') ?? { id: '', kind: '' };
  const [upright, turned] = [layout(card, false), layout(card, true)];

  expect(upright.spaces[0]).toMatchObject({ side: 'N', traits: ['hole'] });
  expect(upright.spaces[0]?.at[1]).toBeLessThan(50);
  expect(turned.spaces[0]).toMatchObject({ side: 'S', traits: ['hole'] });
  expect(turned.spaces[0]?.at[1]).toBeGreaterThan(50);
});

test('one way leads over a bridge, the other below it', () => {
  const card = PATHS.find(({ id }) => id === 'p3_bridge_ns') ?? { id: '', kind: '' };

  expect(layout(card, false).spaces.map(({ level }) => level)).toEqual([
    'over',
    'over',
    'over',
    'under',
    'under',
    'under',
  ]);
});

test('webs are told apart by their sign, by how often they hold and by whose they are', () => {
  const looks = [
    webToken('circle', 2, 0, 0),
    webToken('triangle', 2, 0, 0),
    webToken('square', 2, 0, 0),
    webToken('circle', 1, 0, 0),
    webToken('circle', 2, 1, 0),
  ];

  expect(new Set(looks).size).toBe(5);
});

test('a creature says how far it may still go', () => {
  const rat = { sign: SIGNS.rat ?? [], colour: '#fff', owner: 1 };

  expect(beast([0, 0], { ...rat, left: 3 })).not.toBe(beast([0, 0], { ...rat, left: null }));
});
