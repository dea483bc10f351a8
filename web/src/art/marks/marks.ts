// Marks on the board, in the units of the card they lie on. `up` is the turn of the whole board, in degrees.

import { CREAM, INK, LAMP, LAMP_BRIGHT } from '../colours';
import { glyph } from '../icons/icon';
import { hewnText } from '../lettering/letters';
import { circle, line, placed, type Point, rect } from '../svg';
import { seatPaint, token } from './seat-token';

interface Turned {
  readonly up?: number;
}

type Box = readonly [number, number, number, number];

/** A mark that keeps its upper end when the board is turned. */
export const upright = (markup: string, at: Point, up = 0): string =>
  placed(markup, at, { turn: -up });

/** The corner that is upper right for the one who looks. */
export const upperRight = (inset: number, up = 0): Point => {
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
export const lastMark = (seat: number, { up = 0 }: Turned = {}): string =>
  outlined([-1.5, -1.5, 67, 103], 6.5, seatPaint(seat), 2.4) +
  upright(token(seat, { x: 0, y: 0, size: 19 }), upperRight(4, up), up);
