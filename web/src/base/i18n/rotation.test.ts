import { afterEach, expect, it } from 'vitest';

import { catalogueOf } from './full.testkit.ts';
import { NOBODY } from '../protocol/view.ts';
import { rotation } from './rotation.ts';

const en = catalogueOf('en');
const de = catalogueOf('de');
const placed = { did: 'placed', seat: 0, cards: ['NEW'], tile: ['NEW', 180], at: [6, -2] } as const;
const told = (): string =>
  en.event({ ...placed, cards: [...placed.cards], tile: ['NEW', 180], at: [6, -2] }, ['Ana']);

afterEach(() => {
  for (const book of [en, de]) Object.assign(book, { rotation: null, game: '', reader: NOBODY });
});

it('names places as the game does, in every turn of the board', () => {
  expect(told()).toContain('6,-2');
  en.game = 'saboteur';
  expect(told()).toContain('at G3');
  en.rotation = rotation(true);
  expect(told()).toContain('at G3');
});

it('names sides and cards as they are seen on a turned board', () => {
  en.rotation = rotation(true);
  expect(en.lay(['NEW', 180])).toBe('T-junction (north, east, south)');
  expect(en.card('NS')).toBe('straight path (east, west)');
  expect(en.lay('NE~')).toBe('bend (south, east)');
  expect(en.t('side-south')).toBe('east');
  expect(en.t('goal-1')).toBe('goal 1');
});

it('tells the reader as you, with the verb that belongs to it', () => {
  en.reader = de.reader = 0;
  de.game = 'saboteur';
  expect(told()).toMatch(/^You lay/);
  expect(de.action({ do: 'rockfall', at: [6, 1] })).toBe('auf G6 einen Steinschlag auslösen');
  const broke = { did: 'broke', seat: 1, target: 0, cards: ['broken-lamp'] };
  expect(en.event(broke, ['Ana', 'Ben'], true)).toBe('Ben breaks your lantern.');
  expect(de.event(broke, ['Ana', 'Ben'], true)).toBe('Ben macht deine Lampe kaputt.');
  const mine = { ...broke, seat: 0, target: 1 };
  expect(de.event(mine, ['Ana', 'Ben'], true)).toBe('Du machst die Lampe von Ben kaputt.');
  expect([en.caption(0, ['Ana']), en.seat(0, ['Ana']), en.caption(1, ['Ana', 'Ben'])]).toEqual([
    'You',
    'you',
    'Ben',
  ]);
});

it('lists seats with the reader last', () => {
  const won = { did: 'gameended', winners: [0, 1], scores: [3, 3] };
  de.reader = 0;
  expect(de.event(won, ['Ana', 'Ben'])).toContain('Ben und du gewinnt');
});

it('says what a game says in its own way', () => {
  const { key } = rotation(false, { 'board-name': 'board-name-forest' });
  expect(key('board-name')).toBe('board-name-forest');
  expect(key('board-empty')).toBe('board-empty');
});
