import { expect, it } from 'vitest';

import { frameOf } from './marks.ts';

it('frames a board that ends, and only rules one that goes on', () => {
  const ends = frameOf([0, 0, 8, 8]);
  const goesOn = frameOf([0, 0, 8, 8], false);
  expect(ends).toContain('<rect');
  expect(goesOn).not.toContain('<rect');
  expect(ends.startsWith(goesOn)).toBe(true);
});
