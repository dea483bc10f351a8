import { expect, it } from 'vitest';

import { hiddenTargets } from './hidden-targets.ts';

const chip = (index: number): { from: number; to: number } => ({
  from: index * 80,
  to: index * 80 + 70,
});

it('counts targets beyond either edge, also those that are cut', () => {
  const targets = [0, 1, 4, 5, 7].map(chip);
  expect(hiddenTargets({ from: 0, to: 390 }, targets)).toEqual({ before: 0, after: 2 });
  expect(hiddenTargets({ from: 100, to: 440 }, targets)).toEqual({ before: 2, after: 2 });
  expect(hiddenTargets({ from: 0, to: 640 }, targets)).toEqual({ before: 0, after: 0 });
});
