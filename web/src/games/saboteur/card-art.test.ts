import { beforeAll, expect, test } from 'vitest';

import toml from '../../../../src/undermine/games/saboteur/cards.toml?raw';
import { cardBook, cardList, isWellFormed } from '../../art/cards/card-list.testkit';
import type { CardFace } from '../../art/cards/deck';
import { cardArt, cardSvg } from './card-art';
import { lateDrawings } from '../../art/lazy';

beforeAll(() => lateDrawings.fetch());

const CARDS = cardList(toml);
const draw = cardBook(cardArt, CARDS);
const BACKS = ['?', '?mine', '?start', '?goal', '?dwarf', '?gold'];
const IDS = [...CARDS.map(({ id }) => id), ...BACKS];

test('the card list is read', () => {
  expect(CARDS.length).toBe(36);
});

test.each(IDS)('%s draws', (id) => {
  const markup = draw(id);

  expect(markup).not.toMatch(/NaN|undefined|null/);
  expect(isWellFormed(markup)).toBe(true);
});

test.each(IDS)('%s needs neither styles nor ids of its own', (id) => {
  expect(draw(id)).not.toMatch(/style|<script|\sid=|\son\w+=/);
});

test('no two cards look alike', () => {
  const pictures = CARDS.map(({ id }) => draw(id, { seed: 'same' }));

  expect(new Set(pictures).size).toBe(CARDS.length);
});

test('the same card is drawn the same way, and only once', () => {
  expect(draw('NES', { seed: '2,0' })).toBe(draw('NES', { seed: '2,0' }));
  expect(draw('NES', { seed: '2,0' })).not.toBe(draw('NES', { seed: '3,0' }));
});

test.each(CARDS.filter(({ face }) => face).map(({ id }) => id))(
  '%s is hatched when cut off',
  (id) => {
    expect(draw(id)).not.toContain('um-cut');
    expect(draw(id, { lit: () => false })).toContain('um-cut');
  },
);

test('a card may be half lit', () => {
  const hatches = (lit: (island: number) => boolean): number =>
    draw('N.E.S', { lit }).split('url(#um-cut)').length - 1;

  expect(hatches(() => false)).toBe(3);
  expect(hatches((island) => island === 2)).toBe(2);
  expect(hatches(() => true)).toBe(0);
});

test('a turned card is another picture, with the same number of ways', () => {
  const [upright, turned] = [draw('N.E'), draw('N.E', { turned: true })];

  expect(turned).not.toBe(upright);
  expect(turned.length).toBeGreaterThan(upright.length * 0.8);
});

test('the stones of a goal lie where no way runs', () => {
  expect(draw('stone-ne')).toContain('translate(15 83)');
  expect(draw('stone-ne', { turned: true })).toContain('translate(46 16)');
});

test('a corrected card needs no new drawing', () => {
  const wrong: CardFace = { id: 'stone-ne', kind: 'goal', face: 'NE' };
  const right: CardFace = { ...wrong, face: 'ES', treasure: 1 };

  expect(cardArt(right, { seed: 'a' })).not.toBe(cardArt(wrong, { seed: 'a' }));
});

test('an action that nobody knows yet is drawn as a question', () => {
  expect(cardArt({ id: 'storm', kind: 'action', plays: ['storm'] })).toContain('<g');
});

test('letters and ladders are turned back when the board is turned', () => {
  expect(draw('start', { up: -90 })).toContain('rotate(90)');
  expect(draw('?goal', { up: -90 })).toContain('translate(32 50) rotate(90)');
});

test('a card by itself is decoration', () => {
  expect(cardSvg('')).toContain('aria-hidden="true"');
});

test('a goal carries its number on its back, in both turns', () => {
  const backs = [0, -90].flatMap((up) => [1, 2, 3].map((number) => draw('?goal', { up, number })));
  expect(new Set([...backs, draw('?goal')]).size).toBe(7);
});
