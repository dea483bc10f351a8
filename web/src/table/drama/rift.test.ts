import { expect, it } from 'vitest';

import { riftPath } from './rift.ts';

it('leads from one point to another, and is never straight', () => {
  const points = riftPath([60, 20], [10, 70])
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number));
  expect(points[0]).toEqual([60, 20]);
  expect(points.at(-1)).toEqual([10, 70]);
  const beside = points.slice(1, -1).map(([x = 0, y = 0]) => Math.sign(x + y - 80));
  expect(beside).toEqual([-1, 1, -1, 1]);
});
