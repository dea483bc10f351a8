import { afterEach, expect, it } from 'vitest';

import { catalogueOf } from './full.testkit.ts';
import { rotation } from './rotation.ts';

const en = catalogueOf('en');
const de = catalogueOf('de');
const placed = { did: 'placed', seat: 0, cards: ['NEW'], tile: ['NEW', 180], at: [6, -2] } as const;
const told = (): string =>
  en.event({ ...placed, cards: [...placed.cards], tile: ['NEW', 180], at: [6, -2] }, ['Ana']);

afterEach(() => {
  en.rotation = de.rotation = null;
});

it('names places as the board does', () => {
  expect(told()).toContain('6,-2');
  en.rotation = rotation(false);
  expect(told()).toContain('column 6, row 2 up');
  expect(told()).toContain('tee (east, south, west)');
});

it('names everything as it is seen on a turned board', () => {
  en.rotation = rotation(true);
  expect(told()).toContain('row 6, column 2 left: tee (north, east, south)');
  expect(en.card('NS')).toBe('straight way east–west');
  expect(en.lay('NE~')).toBe('bend south–east');
  expect(en.t('side-south')).toBe('east');
  expect(en.t('goal-1')).toBe('left goal');
});

it.each([
  [false, [3, 0], 'auf Feld 3 der mittleren Reihe'],
  [false, [-1, -2], 'auf Feld -1 der 2. Reihe über der Mitte'],
  [false, [0, 1], 'auf Feld 0 der 1. Reihe unter der Mitte'],
  [true, [6, 0], 'auf Feld 6 der mittleren Spalte'],
  [true, [6, -1], 'auf Feld 6 der 1. Spalte links der Mitte'],
  [true, [6, 2], 'auf Feld 6 der 2. Spalte rechts der Mitte'],
] as const)('fits places into German sentences (turned: %s, at %s)', (turned, at, said) => {
  de.rotation = rotation(turned);
  expect(de.action({ do: 'rockfall', at: [...at] })).toBe(`${said} einen Steinschlag auslösen`);
});

it('says what a game says in its own way', () => {
  const { key } = rotation(false, { 'board-name': 'board-name-forest' });
  expect(key('board-name')).toBe('board-name-forest');
  expect(key('board-empty')).toBe('board-empty');
});
