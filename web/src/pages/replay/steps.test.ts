import { describe, expect, it } from 'vitest';

import type { Frame } from '../../base/protocol/protocol.gen';
import { momentAt, roundStarts, stride, strideOf } from './steps';

/** Only what stepping looks at. */
const frame = (seq: number, round: number): Frame =>
  ({ seq, log: [], view: { table: { round } } }) as unknown as Frame;

const frames = [frame(3, 1), frame(4, 1), frame(7, 1), frame(9, 2), frame(12, 2), frame(13, 3)];

describe('stepping through a replay', () => {
  it('finds the moment of an entry, or the one before it', () => {
    expect(momentAt(frames, 4)).toBe(1);
    expect(momentAt(frames, 6)).toBe(1);
    expect(momentAt(frames, -1)).toBe(0);
    expect(momentAt(frames, 99)).toBe(5);
    expect(momentAt([], 5)).toBe(0);
  });

  it('knows where rounds begin', () => {
    expect(roundStarts(frames)).toEqual([0, 3, 5]);
  });

  it.each([
    [0, 'back', 0],
    [1, 'back', 0],
    [1, 'on', 2],
    [5, 'on', 5],
    [4, 'first', 0],
    [0, 'last', 5],
    [1, 'round-on', 3],
    [5, 'round-on', 5],
    [4, 'round-back', 3],
    [3, 'round-back', 0],
    [0, 'round-back', 0],
  ] as const)('from %i %s is %i', (from, by, to) => {
    expect(stride(frames, from, by)).toBe(to);
  });

  it('stays where it is when there is nothing to see', () => {
    expect(stride([], 0, 'on')).toBe(0);
    expect(stride([], 0, 'last')).toBe(0);
  });

  it('reads keys', () => {
    expect(strideOf('ArrowLeft')).toBe('back');
    expect(strideOf('x')).toBeUndefined();
  });
});
