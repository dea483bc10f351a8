import { expect, test } from 'vitest';

import { MINE } from './colours';
import { rock, sharedDefs } from './rock';

const SEEDS = Array.from({ length: 60 }, (_, n) => `${n},0`);

test('a seed always draws the same rock, and seeds draw all six', () => {
  expect(SEEDS.map((seed) => rock(MINE, seed))).toEqual(SEEDS.map((seed) => rock(MINE, seed)));
  expect(new Set(SEEDS.map((seed) => rock(MINE, seed))).size).toBe(6);
});

test('half of the rocks are mirrored, within the card', () => {
  const mirrored = SEEDS.filter((seed) => rock(MINE, seed).includes('matrix(-1 0 0 1 64 0)'));

  expect(mirrored.length).toBeGreaterThan(SEEDS.length / 4);
  expect(mirrored.length).toBeLessThan((SEEDS.length * 3) / 4);
});

test('rock may shine through', () => {
  expect(rock(MINE, 'a')).not.toContain('opacity');
  expect(rock(MINE, 'a', 0.22)).toContain('opacity="0.22"');
});

test('facets cover the card to its rim, in tones of the ramp', () => {
  const [, symbol = ''] =
    /<symbol id="um-mine-0"[^>]*>(.*?)<\/symbol>/.exec(sharedDefs([MINE])) ?? [];
  const points = [...symbol.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const [across, down] = [0, 1].map((axis) => points.map((point) => point[axis] ?? NaN));

  expect([Math.min(...(across ?? [])), Math.max(...(across ?? []))]).toEqual([0, 64]);
  expect([Math.min(...(down ?? [])), Math.max(...(down ?? []))]).toEqual([0, 100]);
  expect(symbol.split('M').length - 1).toBe(5 * 7 * 2);
});
