import { expect, it } from 'vitest';

import { freeCorner } from './minimap-corner.ts';

const stage = { width: 400, height: 400 };
const map = { width: 100, height: 100 };

it('lies over nothing that is to be hit', () => {
  const corners = ['top-right', 'top-left', 'bottom-right'] as const;
  const box = (x: number, y: number) => ({ x, y, width: 40, height: 40 });
  expect(freeCorner(corners, map, stage, [box(200, 200)])).toBe('top-right');
  expect(freeCorner(corners, map, stage, [box(350, 20)])).toBe('top-left');
  expect(freeCorner(corners, map, stage, [box(280, 80), box(0, 0)])).toBe('bottom-right');
  expect(freeCorner(corners, map, stage, [box(350, 20), box(0, 0), box(390, 390)])).toBeNull();
});
