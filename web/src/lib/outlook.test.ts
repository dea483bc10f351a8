import { afterEach, expect, it } from 'vitest';

import { catalogueOf } from './catalogue.testkit.ts';
import { outlook } from './outlook.ts';

const en = catalogueOf('en');
const placed = { did: 'placed', seat: 0, cards: ['NEW'], tile: ['NEW', 180], at: [6, -2] } as const;
const told = (): string =>
  en.event({ ...placed, cards: [...placed.cards], tile: ['NEW', 180], at: [6, -2] }, ['Ana']);

afterEach(() => {
  en.outlook = null;
});

it('names places as the board does', () => {
  expect(told()).toContain('6,-2');
  en.outlook = outlook(false);
  expect(told()).toContain('column 6, row 2 up');
  expect(told()).toContain('tee (east, south, west)');
});

it('names everything as it is seen on a turned board', () => {
  en.outlook = outlook(true);
  expect(told()).toContain('row 6, column 2 left: tee (north, east, south)');
  expect(en.card('NS')).toBe('straight way east–west');
  expect(en.lay('NE~')).toBe('bend south–east');
  expect(en.t('side-south')).toBe('east');
  expect(en.t('goal-1')).toBe('left goal');
});
