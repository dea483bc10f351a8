import { expect, test } from 'vitest';

import { hewn, hewnText } from './letters';
import './full';

const CUT = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜß0123456789?!&.:–'%/");

test.each(CUT)('%s is cut', (letter) => {
  expect(hewn(letter, 10).path).not.toBe('');
});

test('every letter has its own strokes', () => {
  const drawn = CUT.map((letter) => hewn(letter, 10).path);

  expect(new Set(drawn).size).toBe(drawn.length);
});

test('small letters are cut as capitals, and other accents are left away', () => {
  expect(hewn('größe', 20)).toEqual(hewn('GRÖẞE', 20));
  expect(hewn('é', 10).path).toBe(hewn('E', 10).path);
});

test('letters that are not cut take no room', () => {
  expect(hewn('A☃B', 10)).toEqual(hewn('AB', 10));
  expect(hewn('', 10)).toMatchObject({ path: '', width: 0 });
});

test('width and strokes grow with the height', () => {
  const [small, large] = [hewn('MINE', 10), hewn('MINE', 30)];

  expect(large.width).toBeCloseTo(small.width * 3);
  expect(large.weight).toBeCloseTo(small.weight * 3);
});

test('capitals stand between the cap line and the base line', () => {
  const heights = [...hewn('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 10).path.matchAll(/[\d.-]+ ([\d.-]+)/g)];

  for (const [, y] of heights) expect(Math.abs(Number(y) - 5)).toBeLessThanOrEqual(5.81);
});

test('text inside a drawing is centred', () => {
  const { width } = hewn('12', 10);

  expect(hewnText('12', { x: 50, y: 20, height: 10 })).toContain(
    `translate(${Math.round((50 - width / 2) * 100) / 100} 15)`,
  );
});
