// What grows in the corners of a card, where no way ever runs.

import { random } from '../seeded-random';
import type { Point } from '../svg';

const CORNERS: readonly Point[] = [
  [10, 15],
  [54, 15],
  [10, 85],
  [54, 85],
];

/** A share of the corners, each a little different. */
export function inCorners(
  seed: string,
  share: number,
  draw: (at: Point, scale: number) => string,
): string {
  const next = random(seed);
  return CORNERS.map(([x, y]) =>
    next() < share
      ? draw([x + (next() - 0.5) * 5, y + (next() - 0.5) * 8], 0.72 + next() * 0.35)
      : '',
  ).join('');
}
