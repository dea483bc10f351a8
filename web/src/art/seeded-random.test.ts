import { expect, test } from 'vitest';

import { hash, random } from './seeded-random';

test('a text always has the same fingerprint', () => {
  expect(hash('')).toBe(2166136261);
  expect(hash('mine0')).toBe(hash('mine0'));
  expect(hash('mine0')).not.toBe(hash('mine1'));
});

test('a seed always tells the same numbers, spread from 0 up to 1', () => {
  const [one, two] = [random('rock'), random('rock')];
  const numbers = Array.from({ length: 500 }, one);

  expect(numbers).toEqual(Array.from({ length: 500 }, two));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, value) => sum + value) / 500).toBeCloseTo(0.5, 1);
});
