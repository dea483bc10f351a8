// Webs: three signs tell them apart, a number says how often they still hold.

import { CREAM, INK } from '../../art/colours';
import { WEB } from './icons';
import { glyph } from '../../art/icons/icon';
import { hewnText } from '../../art/lettering/letters';
import { circle, num, path, placed, type Point } from '../../art/svg';
import { token } from '../../art/marks/seat-token';

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

const SILK = '#d7dcf5';
const DUSK = '#34314f';

/** A web across a way, around 0,0: its sign, how often it holds, and whose it is. */
export function webToken(sign: string, left: number, owner: number | null, up: number): string {
  const threads = glyph(WEB, { x: 0, y: 0, size: 20 }, { main: SILK, second: SILK });
  return placed(
    circle(0, 1.2, 11, '#000', 0.5) +
      circle(0, 0, 10.4, INK) +
      circle(0, 0, 9.3, DUSK) +
      `<g opacity=".6">${threads}</g>` +
      circle(0, 0, 5.6, DUSK) +
      hewnText(String(left), { x: 0, y: 0, height: 7.6, weight: 1.15, colour: CREAM }) +
      circle(-8.6, 8.4, 5.4, INK) +
      webSign(sign, [-8.6, 8.4], 3.4, SILK) +
      (owner === null ? '' : token(owner, { x: 8.6, y: 8.6, size: 9.6 })),
    [0, 0],
    { scale: 0.92, turn: -up },
  );
}
