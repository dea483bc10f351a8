import { beforeEach, expect, it } from 'vitest';

import { chosenSeats, lastGame, rememberGame } from './last-game.ts';

beforeEach(() => {
  localStorage.clear();
});

it('knows nothing at first', () => {
  expect([lastGame(), chosenSeats('saboteur')]).toEqual([undefined, undefined]);
});

it('remembers the game that was played last, and the seats of every game', () => {
  rememberGame('saboteur', 7);
  rememberGame('the-dark-cave', 3);
  expect(lastGame()).toBe('the-dark-cave');
  expect([chosenSeats('saboteur'), chosenSeats('the-dark-cave')]).toEqual([7, 3]);
});

it('keeps the chosen seats when somebody else chose them this time', () => {
  rememberGame('saboteur', 7);
  rememberGame('saboteur');
  expect([lastGame(), chosenSeats('saboteur')]).toEqual(['saboteur', 7]);
});

it.each(['7', '{"game":3}', '[]', 'no JSON'])(
  'takes nothing from what it did not write: %s',
  (text) => {
    localStorage.setItem('undermine.last-game', text);
    expect(lastGame()).toBeUndefined();
  },
);

it('takes only whole numbers of seats', () => {
  const seats = { saboteur: '5', 'saboteur-2': 2.5, 'the-dark-cave': 4 };
  localStorage.setItem('undermine.last-game', JSON.stringify({ game: 'saboteur', seats }));
  expect(['saboteur', 'saboteur-2', 'the-dark-cave'].map(chosenSeats)).toEqual([
    undefined,
    undefined,
    4,
  ]);
});
