import { expect, test } from 'vitest';

import toml from '../../../../src/undermine/games/lostmines/cards.toml?raw';
import { cardBook, cardList, isWellFormed } from '../../art/cards/card-list.testkit';
import { CLANS } from '../../art/clans';
import { MINE } from '../../art/colours';
import { badge, edgeToken, pawn, squareTile } from '../../board/pawns/figures';
import { TRAP } from './icons';
import { cardArt, TOOLS } from './card-art';
import { GROUND } from './ground';
import { sharedDefs } from '../../art/rock';

const CARDS = cardList(toml);
const draw = cardBook(cardArt, CARDS);
const BACKS = ['?forest', '?start', '?mine', '?Gems', '?Gold', '?Silver', '?Blue', '?Yellow'];
const IDS = [...CARDS.map(({ id }) => id), ...BACKS];

test('the card list is read', () => {
  expect(CARDS.length).toBe(53);
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

test('no card is drawn as a question', () => {
  const question = cardArt({ id: 'storm', kind: 'action', plays: ['nothing'] });
  const sign = /d="M8\.2 8a4[^"]*"/.exec(question)?.[0] ?? 'none';

  expect(CARDS.filter(({ id }) => draw(id).includes(sign))).toEqual([]);
});

test('what the cards refer to is defined where the forest is dug', () => {
  const defined = sharedDefs([MINE, GROUND]);
  const used = IDS.flatMap((id) => [...draw(id).matchAll(/(?:url\(|href=")#([\w-]+)/g)]);

  expect(used.filter(([, id = '']) => !defined.includes(` id="${id}"`))).toEqual([]);
});

test('each tool has a sign of its own', () => {
  expect(new Set(Object.values(TOOLS)).size).toBe(3);
});

test.each(['blue', 'yellow'] as const)('what is %s has its colour', (clan) => {
  const other = clan === 'blue' ? 'yellow' : 'blue';

  for (const id of [`start-${clan}`, `?${clan === 'blue' ? 'Blue' : 'Yellow'}`]) {
    expect(draw(id)).toContain(CLANS[clan].colour);
    expect(draw(id)).not.toContain(CLANS[other].colour);
  }
});

test('figures stand upright when the board is turned', () => {
  const upright = [
    pawn([0, 0], { seat: 1, clan: 'blue', up: -90 }),
    edgeToken([0, 0], { sign: TRAP, dark: '#000', ring: '#fff' }, 2, -90),
    squareTile([0, 0], TRAP, -90),
    badge([0, 0], '1', { up: -90 }),
  ];

  for (const figure of upright) expect(figure).toContain('rotate(90)');
});

test('a dwarf can be told by hat, badge and token', () => {
  const look = (seat: number, clan: 'blue' | 'yellow'): string => pawn([0, 0], { seat, clan });

  expect(new Set([look(0, 'blue'), look(0, 'yellow'), look(1, 'blue')]).size).toBe(3);
});

test('a badge without room is struck through', () => {
  expect(badge([0, 0], '1', { struck: true })).not.toBe(badge([0, 0], '1'));
});
