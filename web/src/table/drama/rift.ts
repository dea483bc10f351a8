/** The jagged line from the face of whoever did it to the tool that it hit. */

import { num, type Point } from '../../art/svg.ts';

/** How far along the line it bends, and how far to its side, in shares of its length. */
const BENDS: readonly (readonly [along: number, aside: number])[] = [
  [0.34, 0.14],
  [0.42, -0.1],
  [0.66, 0.1],
  [0.74, -0.12],
];

export function riftPath([x, y]: Point, [toX, toY]: Point): string {
  const [dx, dy] = [toX - x, toY - y];
  const bends = BENDS.map(([along, aside]): Point => [
    x + dx * along - dy * aside,
    y + dy * along + dx * aside,
  ]);
  return `M${[[x, y] as Point, ...bends, [toX, toY] as Point]
    .map(([left, top]) => `${num(left)} ${num(top)}`)
    .join('L')}`;
}
