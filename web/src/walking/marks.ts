// Marks of a walk: how many steps to where, what they cost, and the way.

import { INK, LAMP, SALMON } from '../art/colours.ts';
import { badge } from '../art/figures.ts';
import { glyph } from '../art/glyphs.ts';
import { hewnText } from '../art/letters.ts';
import { circle, line, num, placed, type Point, rect, trace } from '../art/svg.ts';
import { CELL } from '../board/camera.ts';
import { middleOfCell } from './pieces.ts';

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** On a card that can be walked to: its frame and the number of steps. */
export function stepsMark(steps: number, up: number): string {
  const box: [number, number, number, number] = [2, 2, 60, 96];
  return (
    rect(box, { rx: 6, fill: LAMP, 'fill-opacity': 0.1, stroke: INK, 'stroke-width': 4.4 }) +
    rect(box, { rx: 6, fill: 'none', stroke: LAMP, 'stroke-width': 2.4 }) +
    placed(badge([0, 0], String(steps), { colour: LAMP, up }), [13, 14], { scale: 1.7 })
  );
}

/** What the way there costs: so many cards. */
export function priceTag(cards: number, up: number): string {
  const tag =
    rect([-16, -8.5, 32, 17], { rx: 8.5, fill: INK }) +
    rect([-15, -7.5, 30, 15], { rx: 7.5, fill: 'none', stroke: SALMON, 'stroke-width': 1.6 }) +
    line('M-11 0h5', SALMON, 2.2) +
    hewnText(String(cards), { x: -1, y: 0, height: 8, weight: 1.2, colour: SALMON }) +
    glyph('cards', { x: 8, y: 0, size: 10 }, { main: SALMON, second: SALMON, cut: INK });
  return placed(tag, [32, 84], { turn: -up, scale: 1.35 });
}

/** The way of a pawn, from card to card. */
export function routeLine(from: string, steps: readonly string[]): string {
  const points = [from, ...steps].map(middleOfCell);
  const d = trace(points);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    line(d, INK, 8.4, ROUND) +
    line(d, LAMP, 5, ROUND) +
    line(d, INK, 1.8, { ...ROUND, 'stroke-dasharray': '2 8' }) +
    circle(x, y, 10, INK) +
    circle(x, y, 7.6, LAMP) +
    circle(x, y, 3, INK)
  );
}

/** A border where a token may lie. */
export const borderMark = (): string =>
  circle(0, 0, 11, INK, 0.9) +
  `<circle r="8.8" fill="${LAMP}" fill-opacity=".42" stroke="${LAMP}" stroke-width="2.2" stroke-dasharray="4.6 3.2"/>`;

/** The token that would lie there is drawn inside. */
export const borderGhost = (): string =>
  `<circle r="14" fill="none" stroke="${INK}" stroke-width="5"/>` +
  `<circle r="14" fill="none" stroke="#fff3cf" stroke-width="2.6"/>`;

/** Under the pawn that is mine. */
export const ownRing = (): string =>
  `<ellipse rx="14" ry="6.4" fill="${LAMP}" fill-opacity=".3" stroke="${INK}" stroke-width="3.6"/>` +
  `<ellipse rx="14" ry="6.4" fill="none" stroke="${LAMP}" stroke-width="2.2"/>`;

/** A board that does not grow: a faint grid in a frame. */
export function frameOf([left, top, right, bottom]: readonly [
  number,
  number,
  number,
  number,
]): string {
  const [x, y] = [left * CELL.width - 1, top * CELL.height - 1];
  const width = (right - left + 1) * CELL.width;
  const height = (bottom - top + 1) * CELL.height;
  let d = '';
  for (let column = left + 1; column <= right; column++) {
    d += `M${column * CELL.width - 1} ${y}v${height}`;
  }
  for (let row = top + 1; row <= bottom; row++) d += `M${x} ${row * CELL.height - 1}h${width}`;
  const edge = { rx: 8, fill: 'none', stroke: '#ffe6bd', 'stroke-width': 1.6 };
  return (
    line(d, '#ffe6bd', 0.8, { 'stroke-opacity': 0.11 }) +
    rect([x - 3, y - 3, width + 6, height + 6], { ...edge, 'stroke-opacity': 0.3 })
  );
}

export const pointOf = ([x, y]: Point): string => `translate(${num(x)} ${num(y)})`;
