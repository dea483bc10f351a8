// Marks of a walk: number of steps, cost, and route.

import { GOLD, INK, LAMP, SALMON } from '../../art/colours.ts';
import { glyph } from '../../art/icons/icon.ts';
import { hewnText } from '../../art/lettering/letters.ts';
import { circle, line, num, placed, type Point, rect, trace } from '../../art/svg.ts';
import { CELL } from '../camera/camera.ts';
import { isJump } from '../camera/ladder-targets.ts';
import type { Area, Route } from '../../base/protocol/view.ts';
import type { TokenLook } from './pieces.ts';

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** How the number of a target is drawn. */
export interface StepLook {
  /** Degrees by which the whole board is turned. */
  readonly up: number;
  /** The last step is made with boots. */
  readonly booted: boolean;
  /** Somebody stands there: the number stands above the head. */
  readonly head: number;
}

/** A direction as the viewer sees it, in units of the board. */
export const seen = ([x, y]: Point, up: number): Point => (up ? [-y, x] : [x, y]);

const BOOTED = '#15100c';

/** The number of steps in a disc; dashed and dark if the last one needs boots. */
function stepDisc(steps: number, { up, booted }: StepLook, r: number): string {
  const text = { x: 0, y: 0, height: r * 1.08, weight: r / 6 };
  const disc = booted
    ? circle(0, 0, r + 1, INK) +
      `<circle r="${num(r - 0.8)}" fill="${BOOTED}" stroke="${LAMP}" stroke-width="1.8" stroke-dasharray="3.6 2.2"/>` +
      hewnText(String(steps), { ...text, colour: LAMP })
    : circle(0, 0, r + 1.2, INK) + circle(0, 0, r, LAMP) + hewnText(String(steps), text);
  return placed(disc, [0, 0], { turn: -up });
}

/** The small point below a number that stands above a head. */
const pointer = (r: number): string =>
  `<path d="M-4 ${num(r - 1.4)}H4L0 ${num(r + 4)}z" fill="${LAMP}" stroke="${INK}" stroke-width="1.2"/>`;

/** The frame of a card that can be walked to, below everything that stands on it. */
export const cardFrame = (): string => {
  const box: [number, number, number, number] = [-30, -48, 60, 96];
  return (
    rect(box, { rx: 6, fill: LAMP, 'fill-opacity': 0.1, stroke: INK, 'stroke-width': 4.4 }) +
    rect(box, { rx: 6, fill: 'none', stroke: LAMP, 'stroke-width': 2.4 })
  );
};

/** On a card: the number of steps in its upper left corner, as seen. */
export const cardMark = ({ steps }: Route, look: StepLook): string =>
  placed(stepDisc(steps.length, look, 13), look.up ? [16, -34] : [-17, -34]);

const PAD = 8.9;

/** On a space: the number of steps, above the head of whoever stands there. */
export function padMark({ steps }: Route, look: StepLook): string {
  if (look.head === 0) return stepDisc(steps.length, look, PAD);
  const disc = placed(pointer(PAD), [0, 0], { turn: -look.up }) + stepDisc(steps.length, look, PAD);
  return placed(disc, seen([0, -look.head - PAD], look.up));
}

// -- prices ------------------------------------------------------------------------------------------

/** The cost of a route in cards and gold, drawn around 0,0. */
export function priceTag({ cards, gold }: Pick<Route, 'cards' | 'gold'>, up: number): string {
  const tag = (count: number, colour: string, sign: string): string =>
    rect([-17, -9.5, 34, 19], { rx: 9.5, fill: INK }) +
    rect([-15.6, -8.1, 31.2, 16.2], { rx: 8.1, fill: colour }) +
    line('M-11.5 0h4.6', INK, 2.2) +
    hewnText(String(count), { x: -2, y: 0, height: 8.6, weight: 1.3 }) +
    sign;
  const card = glyph('cards', { x: 8, y: 0, size: 10 }, { main: INK, second: INK, cut: SALMON });
  const coin = glyph('gold', { x: 8, y: 0, size: 11 }, { main: INK, second: GOLD, cut: INK });
  const tags = [
    ...(cards > 0 ? [tag(cards, SALMON, card)] : []),
    ...(gold > 0 ? [tag(gold, GOLD, coin)] : []),
  ];
  const stacked = tags.map((drawn, row) => placed(drawn, [0, -row * 19])).join('');
  return tags.length > 0 ? placed(stacked, [0, 0], { turn: -up }) : '';
}

const COMPASS = Array.from({ length: 12 }, (_, part) => (part * Math.PI) / 6);

/** Where the price of a target hangs: as far as possible from numbers and figures. */
export function pricePoint([x, y]: Point, others: readonly Point[], away = 28): Point {
  const room = ([px, py]: Point): number =>
    Math.min(60, ...others.map(([ox, oy]) => Math.hypot(px - ox, py - oy)));
  return COMPASS.map((angle): Point => [
    x + away * Math.cos(angle),
    y + away * Math.sin(angle),
  ]).reduce((best, point) => (room(point) > room(best) + 0.01 ? point : best));
}

/** From a number to its price. */
export const leader = (from: Point, to: Point): string => {
  const d = trace([from, to]);
  return line(d, INK, 4.4, ROUND) + line(d, LAMP, 2.2, ROUND);
};

/** At a ladder that leads further. */
export const ladderSign = (up: number): string =>
  placed(
    circle(0, 0, 9.4, INK) +
      circle(0, 0, 8.2, '#b79cf0') +
      glyph('ladder', { x: 0, y: 0, size: 11 }, { main: '#1d1433', second: '#1d1433' }),
    [0, 0],
    { turn: -up },
  );

// -- the way -----------------------------------------------------------------------------------------

/** A bow from point to point. */
function bow([x, y]: Point, [toX, toY]: Point): string {
  const [dx, dy] = [toX - x, toY - y];
  const [middleX, middleY] = [x + dx / 2 + dy * 0.18, y + dy / 2 - dx * 0.18];
  return `M${num(x)} ${num(y)}Q${num(middleX)} ${num(middleY)} ${num(toX)} ${num(toY)}`;
}

type Where = (spot: string) => Point;

const pairs = (way: readonly string[]): [string, string][] =>
  way.slice(1).map((to, index) => [way[index] ?? to, to]);

/** The spots at which ladders are climbed on some ways. */
export const climbs = (ways: readonly (readonly string[])[]): string[] => [
  ...new Set(ways.flatMap(pairs).flatMap(([from, to]) => (isJump(from, to) ? from : []))),
];

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
