import { expect, it } from 'vitest';

import { isTaken, keyCommandOf } from './key-bindings.ts';

const press = (key: string, more = {}): ReturnType<typeof keyCommandOf> =>
  keyCommandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

it('means something', () => {
  expect(press('3')).toBe('number');
  expect(press('r')).toBe('turn');
  expect(press('R')).toBe('turn');
  expect(press('Backspace')).toBe('back');
  expect(press('z', { ctrlKey: true })).toBe('back');
  expect(press('z')).toBeNull();
  expect(press('r', { ctrlKey: true })).toBeNull();
  expect(press('/')).toBe('list');
  expect(press(' ')).toBe('role');
});

it('leaves keys to fields, and Space and Enter to buttons', () => {
  const input = document.createElement('input');
  const button = document.createElement('button');
  expect(isTaken(input, 'turn')).toBe(true);
  expect(isTaken(button, 'role')).toBe(true);
  expect(isTaken(button, 'turn')).toBe(false);
  expect(isTaken(document.body, 'role')).toBe(false);
});
