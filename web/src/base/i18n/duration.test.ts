import { describe, expect, it } from 'vitest';

import { ago, span } from './duration';

describe('time left on a clock', () => {
  it.each([
    [0, 'seconds', 0],
    [42_000, 'seconds', 42],
    [119_000, 'seconds', 119],
    [120_000, 'minutes', 2],
    [3 * 3_600_000 + 5000, 'hours', 3],
    [47 * 3_600_000, 'hours', 47],
    [48 * 3_600_000, 'days', 2],
    [-5, 'seconds', 0],
  ] as const)('%i ms', (left, unit, count) => {
    expect(span(left)).toEqual({ unit, count });
  });

  it('tells how long ago in both languages', () => {
    expect(ago('en', 1000, 1000 + 3 * 3600)).toBe('3 hours ago');
    expect(ago('de', 1000, 1000 + 3 * 3600)).toBe('vor 3 Stunden');
    expect(ago('en', 1000, 1000)).toBe('this minute');
  });
});
