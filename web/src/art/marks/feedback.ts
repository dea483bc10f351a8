// Marks on the board that appear only after an action there.

import { INK, SALMON, SKY } from '../colours';
import { glyph } from '../icons/icon';
import { line, num, type Point, rect } from '../svg';
import { isUpright, type Port, PORTS } from '../cards/path-outline';

/** A goal that may be looked at: dashed in the colour of looking, with an eye. */
export function peekMark(up: number): string {
  const box = 'x="3" y="3" width="58" height="94" rx="6"';
  return (
    `<rect ${box} fill="${SKY}" fill-opacity=".16" stroke="${INK}" stroke-width="4.6"/>` +
    `<rect ${box} fill="none" stroke="${SKY}" stroke-width="2.6" stroke-dasharray="8 5"/>` +
    `<g transform="translate(32 50) rotate(${-up})"><circle r="15" fill="${INK}"/>` +
    `${glyph('eye', { x: 0, y: 0, size: 22 }, { main: SKY, second: INK, cut: INK })}</g>`
  );
}

const CRACK = 'M52 8L37 36 44 42 24 56 30 63 12 92';

/** A card that would be taken away: hatched outline and a crack. */
export const removeMark = (): string =>
  rect([2, 2, 60, 96], {
    rx: 5.5,
    fill: '#5a1f14',
    'fill-opacity': 0.28,
    stroke: INK,
    'stroke-width': 6,
  }) +
  rect([2, 2, 60, 96], { rx: 5.5, fill: 'none', stroke: 'url(#um-remove)', 'stroke-width': 4 }) +
  line(CRACK, INK, 6.4) +
  line(CRACK, SALMON, 2.8);

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
