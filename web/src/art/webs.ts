// Webs: three signs tell them apart, a number says how often they still hold.

import { INK } from './colours';
import { circle, num, path, type Point } from './svg';

/** The sign of a web around a point, about 2·r wide. */
export function webSign(
  name: string,
  [x, y]: Point,
  r: number,
  colour: string,
  ground = INK,
): string {
  const rim = { fill: ground, stroke: colour, 'stroke-width': 2.4, 'stroke-linejoin': 'round' };
  if (name === 'circle') {
    return circle(x, y, r + 0.6, colour) + circle(x, y, r - 1.8, ground);
  }
  const [left, right] = [num(x - r), num(x + r)];
  if (name === 'triangle') {
    return path(`M${num(x)} ${num(y - r)}L${right} ${num(y + r * 0.8)}H${left}z`, rim);
  }
  const half = r - 1;
  return path(
    `M${num(x - half)} ${num(y - half)}h${num(2 * half)}v${num(2 * half)}h${num(-2 * half)}z`,
    rim,
  );
}
