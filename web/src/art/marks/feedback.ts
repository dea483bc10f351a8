// Marks on the board that appear only after an action there.

import { CREAM, INK, LAMP_BRIGHT, SALMON, SKY } from '../colours';
import { glyph } from '../icons/icon';
import { CAP } from '../icons/pages';
import { circle, line, num, type Point, rect } from '../svg';
import { upperRight, upright } from './marks';
import { isUpright, type Port, PORTS } from '../cards/path-outline';

/** A goal that may be looked at: dashed in the colour of looking, with an eye. */
export function peekMark(up: number): string {
  const [x, y] = up ? [-14, 2] : [0, -10];
  const box = 'x="3" y="3" width="58" height="94" rx="6"';
  return (
    `<rect ${box} fill="${SKY}" fill-opacity=".16" stroke="${INK}" stroke-width="4.6"/>` +
    `<rect ${box} fill="none" stroke="${SKY}" stroke-width="2.6" stroke-dasharray="8 5"/>` +
    `<g transform="translate(32 50) rotate(${-up})"><circle cx="${x}" cy="${y}" r="14" fill="${INK}"/>` +
    `${glyph('eye', { x, y, size: 21 }, { main: SKY, second: INK, cut: INK })}</g>`
  );
}

const INSIDE = [2.4, 2.4, 59.2, 95.2] as const;

/** The corner that is lower right for the one who looks. */
const lowerRight = (inset: number, up: number): Point => upperRight(inset, up - 90);

/** A card that could be taken away: a dotted outline, and a bolt in the corner; its picture stays free. */
export const removeMark = (up: number): string =>
  rect(INSIDE, { rx: 5.5, fill: 'none', stroke: INK, 'stroke-width': 5.4 }) +
  rect(INSIDE, {
    rx: 5.5,
    fill: 'none',
    stroke: LAMP_BRIGHT,
    'stroke-width': 3,
    'stroke-dasharray': '4 4',
  }) +
  upright(
    circle(0, 0, 11, INK) + glyph('lightning', { x: 0, y: 0, size: 14 }, { main: LAMP_BRIGHT }),
    lowerRight(11, up),
    up,
  );

/** The card that will be taken away: dark, with a tick. */
export const removedMark = (up: number): string =>
  rect([0, 0, 64, 100], { rx: 5.5, fill: INK, 'fill-opacity': 0.55 }) +
  upright(
    circle(0, 0, 11, CREAM) + glyph('check', { x: 0, y: 0, size: 14 }, { main: INK }),
    lowerRight(11, up),
    up,
  );

/** Why not here: three dashes on the side that does not fit. */
export function whyNot(side: Port): string {
  const [x, y] = PORTS[side];
  const dash = (offset: number): string =>
    isUpright(side) ? `M${x + offset - 5} ${y}h10` : `M${x} ${y + offset - 5}v10`;
  const d = [-17, 0, 17].map(dash).join('');
  const round = { 'stroke-linecap': 'round', class: 'art-why' };
  return line(d, INK, 8, round) + line(d, SALMON, 4.6, round);
}

/** The way that decided the round, walked from card to card, as a dotted line. */
export function wayLine(points: readonly Point[]): string {
  const d = 'M' + points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L');
  const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return (
    line(d, INK, 6.5, { opacity: 0.75, ...round }) +
    line(d, '#fff3cf', 4, { 'stroke-dasharray': '.1 8', ...round })
  );
}

/** The cap of a hint, in the corner of the card that it would lay. */
export const hintMark = (up: number): string =>
  upright(
    circle(0, 0, 13, INK) +
      circle(0, 0, 11.4, CREAM) +
      glyph(CAP, { x: 0, y: 0, size: 16 }, { main: INK, second: INK, cut: CREAM }),
    upperRight(13, up),
    up,
  );
