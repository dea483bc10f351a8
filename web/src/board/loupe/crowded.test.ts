import { describe, expect, it } from 'vitest';

import type { Point } from '../../art/svg.ts';
import { crowdAt, isFinger } from './crowded.ts';

const SPOTS: Readonly<Record<string, Point>> = { a: [0, 0], b: [20, 0], c: [100, 0], d: [0, 21] };
const where = (place: string): Point => SPOTS[place] ?? [0, 0];
const at = (x: number, y: number, scale = 1): string[] =>
  crowdAt([x, y], Object.keys(SPOTS), where, scale);

describe('CAM-7: a tap among targets that are nearer than 40 px', () => {
  it('means any of them, the nearest first', () => {
    expect(at(1, 0)).toEqual(['a', 'b', 'd']);
    expect(at(19, 1)).toEqual(['b', 'a', 'd']);
  });

  it('is clear where they are far enough apart', () => {
    expect(at(100, 10)).toEqual(['c']);
    expect(at(1, 0, 2.8)).toEqual(['a']);
    expect(at(200, 200)).toEqual([]);
  });
});

it('tells a finger from a mouse', () => {
  expect(isFinger(new PointerEvent('click', { pointerType: 'touch' }))).toBe(true);
  expect(isFinger(new PointerEvent('click', { pointerType: 'mouse' }))).toBe(false);
});
