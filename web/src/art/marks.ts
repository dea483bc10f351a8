// Marks on the board, in the units of the card they lie on. `up` is the turn of the whole board, in degrees.

import { CREAM, INK, LAMP, LAMP_BRIGHT, SALMON, SKY } from './colours';
import { glyph } from './glyphs';
import { hewn, hewnText } from './letters';
import { circle, line, num, path, placed, type Point, rect } from './svg';
import { seatAt, token } from './tokens';
import { isUpright, type Port, PORTS } from './ways';

interface Turned {
  readonly up?: number;
}

type Box = readonly [number, number, number, number];

/** A mark that keeps its upper end when the board is turned. */
const upright = (markup: string, at: Point, up = 0): string => placed(markup, at, { turn: -up });

/** The corner that is upper right for the one who looks. */
const upperRight = (inset: number, up = 0): Point => {
  const turns = (((Math.round(up / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  const corners: readonly [Point, Point, Point, Point] = [
    [64 - inset, inset],
    [inset, inset],
    [inset, 100 - inset],
    [64 - inset, 100 - inset],
  ];
  return corners[turns];
};

const outlined = (box: Box, radius: number, colour: string, width: number): string => {
  const ring = (stroke: string, wide: number): string =>
    rect(box, { rx: radius, fill: 'none', stroke, 'stroke-width': wide });
  return ring(INK, width + 1.8) + ring(colour, width);
};

/** A cell where the picked card may go; with two turns that fit it says so. */
export function legalMark({ turns = 1, up = 0 }: Turned & { turns?: number } = {}): string {
  const box: Box = [3, 3, 58, 94];
  const badge = circle(0, 0, 9.5, INK) + circle(0, 0, 8, LAMP_BRIGHT);
  const two = hewnText('2', { x: 0, y: 0, height: 9 });
  return (
    rect(box, { rx: 6, fill: LAMP, 'fill-opacity': 0.13, stroke: INK, 'stroke-width': 4.6 }) +
    rect(box, {
      rx: 6,
      fill: 'none',
      stroke: LAMP_BRIGHT,
      'stroke-width': 2.6,
      'stroke-dasharray': '8 5',
    }) +
    circle(32, 50, 12, INK) +
    line('M26 50h12M32 44v12', LAMP_BRIGHT, 3.2, { 'stroke-linecap': 'round' }) +
    (turns > 1 ? upright(badge + two, upperRight(11, up), up) : '')
  );
}

/** Around a staged card: a cream outline. */
export const ghostMark = (): string => outlined([-1, -1, 66, 102], 6, '#fff3cf', 2.8);

/** A pencil cross on a card that is staged but not played yet. */
export const pencilMark = ({ up = 0 }: Turned = {}): string =>
  upright(
    circle(0, 0, 8, INK) + glyph('cross', { x: 0, y: 0, size: 9 }, { main: CREAM }),
    upperRight(4, up),
    up,
  );

/** Around the last card that was laid: the outline and the token of its player. */
export function lastMark(
  seat: number,
  { up = 0, colour }: Turned & { colour?: string } = {},
): string {
  const tint = colour ?? seatAt(seat).colour;
  return (
    outlined([-1.5, -1.5, 67, 103], 6.5, tint, 2.4) +
    upright(token(seat, { x: 0, y: 0, size: 19 }, { colour }), upperRight(4, up), up)
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

/** A point so far below the upper edge of the card as it is seen (above the lower edge, if negative). */
function onAxis(below: number, up: number): Point {
  const tall = up ? 64 : 100;
  const seen = below < 0 ? tall + below : below;
  if (!up) return [32, seen];
  return [up < 0 ? 64 - seen : seen, 50];
}

/** I looked at this goal, in that turn. */
export function eyePill(turn: number, { up = 0 }: Turned = {}): string {
  const text = hewn(`T${turn}`, 7.4);
  const wide = text.width + 25;
  return upright(
    rect([-wide / 2 - 1.5, -9, wide + 3, 18], { rx: 9, fill: INK }) +
      rect([-wide / 2, -7.5, wide, 15], { rx: 7.5, fill: SKY }) +
      glyph('eye', { x: 10.5 - wide / 2, y: 0, size: 13 }, { main: INK, second: SKY, cut: SKY }) +
      hewnText(`T${turn}`, { x: wide / 2 - 6 - text.width / 2, y: 0, height: 7.4 }),
    onAxis(up ? -13 : -16, up),
    up,
  );
}

/** What somebody says a goal is; tabs that contradict stack. */
export function claimTab(
  seat: number,
  word: string,
  { up = 0, row = 0, colour }: Turned & { row?: number; colour?: string } = {},
): string {
  const text = hewn(word, 6.6);
  const wide = Math.max(34, text.width + 24);
  return upright(
    rect([-wide / 2 - 1, -8.5, wide + 2, 17], { rx: 4, fill: INK }) +
      rect([-wide / 2, -7.5, wide, 15], { rx: 3.5, fill: CREAM }) +
      token(seat, { x: 9 - wide / 2, y: 0, size: 12 }, { colour }) +
      hewnText(word, { x: wide / 2 - 6 - text.width / 2, y: 0, height: 6.6, weight: 1.08 }),
    onAxis(12 + row * 16, up),
    up,
  );
}

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

/** The crack over a broken tool, in a box of 31 × 36. */
export function crackSvg(): string {
  const d = 'M4 4L14 15 11 18 20 22 17 25 27 33';
  return (
    '<svg class="art-crack" viewBox="0 0 31 36" aria-hidden="true">' +
    path(d, { fill: 'none', stroke: '#2a0c06', 'stroke-width': 4.4 }) +
    path(d, { fill: 'none', stroke: SALMON, 'stroke-width': 2 }) +
    '</svg>'
  );
}
