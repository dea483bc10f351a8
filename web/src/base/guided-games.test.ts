import { beforeEach, expect, test } from 'vitest';

import { guideAgain, setGuided, standingOf } from './guided-games.ts';

beforeEach(() => {
  localStorage.clear();
});

test('knows the first game of a title, the guided one and later ones', () => {
  expect(standingOf('saboteur', 'red-fox 1')).toBe('first');

  setGuided('saboteur', 'red-fox 1', true);

  expect(standingOf('saboteur', 'red-fox 1')).toBe('on');
  expect(standingOf('saboteur', 'red-fox 2')).toBe('later');
  expect(standingOf('the-dark-cave', 'red-fox 2')).toBe('first');
});

test('remembers that hints were dismissed', () => {
  setGuided('saboteur', 'red-fox 1', true);
  setGuided('saboteur', 'red-fox 1', false);

  expect(standingOf('saboteur', 'red-fox 1')).toBe('off');
});

test('begins anew with one title only', () => {
  setGuided('saboteur', 'red-fox 1', true);
  setGuided('saboteur-2', 'red-owl 1', true);
  guideAgain('saboteur');

  expect(standingOf('saboteur', 'red-elk 1')).toBe('first');
  expect(standingOf('saboteur-2', 'red-owl 1')).toBe('on');
});

test('takes what it cannot read as nothing', () => {
  localStorage.setItem('undermine.guided', '{"saboteur": 7, "saboteur-2": {"id": 1, "on": true}}');

  expect(standingOf('saboteur', 'red-fox 1')).toBe('first');
  expect(standingOf('saboteur-2', '1')).toBe('first');
});
