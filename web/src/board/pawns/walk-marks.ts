// Marks of a walk: number of steps, cost, and route.

import { GOLD, INK, LAMP, SALMON } from '../../art/colours.ts';
import { badge } from './figures.ts';
import { glyph } from '../../art/icons/icon.ts';
import { hewnText } from '../../art/lettering/letters.ts';
import { nugget } from '../../art/cards/goals.ts';
import { circle, line, num, placed, type Point, rect, trace } from '../../art/svg.ts';
import { CELL, readCell } from '../camera/camera.ts';
import type { Area, Route } from '../../base/protocol/view.ts';
import type { TokenLook } from './pieces.ts';

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** The cost of a route in cards and gold, drawn around 0,0. */
function price(
  { cards, gold }: Pick<Route, 'cards' | 'gold'>,
  at: Point,
  scale: number,
  up: number,
): string {
  const tag = (count: number, colour: string, sign: string): string =>
    rect([-16, -8.5, 32, 17], { rx: 8.5, fill: INK }) +
    rect([-15, -7.5, 30, 15], { rx: 7.5, fill: 'none', stroke: colour, 'stroke-width': 1.6 }) +
    line('M-11 0h5', colour, 2.2) +
    hewnText(String(count), { x: -1, y: 0, height: 8, weight: 1.2, colour }) +
    sign;
  const card = glyph('cards', { x: 8, y: 0, size: 10 }, { main: SALMON, second: SALMON, cut: INK });
  const tags = [
    ...(cards > 0 ? [tag(cards, SALMON, card)] : []),
    ...(gold > 0 ? [tag(gold, GOLD, nugget([8.4, 0], 0.85))] : []),
  ];
  const stacked = tags.map((drawn, row) => placed(drawn, [0, -row * 18])).join('');
  return tags.length > 0 ? placed(stacked, at, { scale, turn: -up }) : '';
}

/** On a card that can be walked to: its frame, the number of steps, and the price. */
export function cardMark({ steps, ...cost }: Route, up: number): string {
  const box: [number, number, number, number] = [-30, -48, 60, 96];
  return (
    rect(box, { rx: 6, fill: LAMP, 'fill-opacity': 0.1, stroke: INK, 'stroke-width': 4.4 }) +
    rect(box, { rx: 6, fill: 'none', stroke: LAMP, 'stroke-width': 2.4 }) +
    placed(badge([0, 0], String(steps.length), { colour: LAMP, up }), [-19, -36], { scale: 1.7 }) +
    price(cost, [0, 34], 1.35, up)
  );
}

/** On a space that can be walked to: the number of steps, and the price above it. */
export const padMark = ({ steps, ...cost }: Route, up: number): string =>
  placed(badge([0, 0], String(steps.length), { colour: LAMP, up }), [0, 0], { scale: 1.2 }) +
  price(cost, up ? [-15, 0] : [0, -15.5], 0.8, up);

// -- the way -----------------------------------------------------------------------------------------

/** A step that leads neither over a border nor within a card: by ladder. */
function isJump(from: string, to: string): boolean {
  const [one, other] = [readCell(from), readCell(to)];
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) > 1;
}

/** A bow from point to point. */
function bow([x, y]: Point, [toX, toY]: Point): string {
  const [dx, dy] = [toX - x, toY - y];
  const [middleX, middleY] = [x + dx / 2 + dy * 0.18, y + dy / 2 - dx * 0.18];
  return `M${num(x)} ${num(y)}Q${num(middleX)} ${num(middleY)} ${num(toX)} ${num(toY)}`;
}

type Where = (spot: string) => Point;

const pairs = (way: readonly string[]): [string, string][] =>
  way.slice(1).map((to, index) => [way[index] ?? to, to]);

/** Where ladders carry on some ways: dotted bows. */
export function jumpLines(ways: readonly (readonly string[])[], where: Where): string {
  const jumps = ways.flatMap(pairs).filter(([from, to]) => isJump(from, to));
  const bows = new Set(jumps.map(([from, to]) => bow(where(from), where(to))));
  const d = [...bows].join('');
  if (d === '') return '';
  return (
    line(d, INK, 4.6, { ...ROUND, opacity: 0.5 }) +
    line(d, '#f0c889', 2.4, { ...ROUND, 'stroke-dasharray': '.1 6.4' })
  );
}

/** The way of a figure, from spot to spot. */
export function routeLine(way: readonly string[], where: Where): string {
  const d = pairs(way)
    .map(([from, to]) =>
      isJump(from, to) ? bow(where(from), where(to)) : trace([where(from), where(to)]),
    )
    .join('');
  const [x, y] = where(way.at(-1) ?? '');
  return (
    line(d, INK, 8.4, ROUND) +
    line(d, LAMP, 5, ROUND) +
    line(d, INK, 1.8, { ...ROUND, 'stroke-dasharray': '2 8' }) +
    circle(x, y, 10, INK) +
    circle(x, y, 7.6, LAMP) +
    circle(x, y, 3, INK)
  );
}

// -- borders -----------------------------------------------------------------------------------------

/** A border where a token may lie. */
export const borderMark = (): string =>
  circle(0, 0, 11, INK, 0.9) +
  `<circle r="8.8" fill="${LAMP}" fill-opacity=".42" stroke="${LAMP}" stroke-width="2.2" stroke-dasharray="4.6 3.2"/>`;

/** The token that would lie there is drawn inside. */
export const borderGhost = (): string =>
  `<circle r="14" fill="none" stroke="${INK}" stroke-width="5"/>` +
  `<circle r="14" fill="none" stroke="#fff3cf" stroke-width="2.6"/>`;

/** A place for a token: where it may lie, and how it would. */
export const tokenMark = (look: TokenLook | undefined, aimed: boolean, up: number): string =>
  aimed && look ? look(null, up) + placed(borderGhost(), [0, 0], { scale: 1.2 }) : borderMark();

/** Under the pawn that is mine. */
export const ownRing = (scale: number): string =>
  placed(
    `<ellipse rx="12" ry="5.6" fill="${LAMP}" fill-opacity=".3" stroke="${INK}" stroke-width="3.2"/>` +
      `<ellipse rx="12" ry="5.6" fill="none" stroke="${LAMP}" stroke-width="2"/>`,
    [0, 0],
    { scale },
  );

/** A faint grid from the first to the last cell in a frame, which is dashed if it ends nothing. */
export function frameOf([left, top, right, bottom]: Area, isEnd = true): string {
  const [x, y] = [left * CELL.width - 1, top * CELL.height - 1];
  const width = (right - left + 1) * CELL.width;
  const height = (bottom - top + 1) * CELL.height;
  let d = '';
  for (let column = left + 1; column <= right; column++) {
    d += `M${column * CELL.width - 1} ${y}v${height}`;
  }
  for (let row = top + 1; row <= bottom; row++) d += `M${x} ${row * CELL.height - 1}h${width}`;
  const edge = { rx: 8, fill: 'none', stroke: '#ffe6bd', 'stroke-width': 1.6 };
  const drawn = isEnd
    ? { 'stroke-opacity': 0.3 }
    : { 'stroke-opacity': 0.2, 'stroke-dasharray': 14 };
  return (
    line(d, '#ffe6bd', 0.8, { 'stroke-opacity': 0.11 }) +
    rect([x - 3, y - 3, width + 6, height + 6], { ...edge, ...drawn })
  );
}

export const pointOf = ([x, y]: Point): string => `translate(${num(x)} ${num(y)})`;
