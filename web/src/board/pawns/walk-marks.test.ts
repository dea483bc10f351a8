import { expect, it } from 'vitest';

import { frameOf } from './walk-marks.ts';

it('is whole around a board that ends, and dashed where it goes on', () => {
  expect(frameOf([0, 0, 8, 8])).not.toContain('dasharray');
  expect(frameOf([0, 0, 8, 8], false)).toContain('dasharray');
});
