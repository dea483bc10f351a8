// A figure that has walked goes the whole way once, from space to space.

import { lessMotion } from '../../base/settings.svelte.ts';
import { cellKey, type GameEvent, type Spot } from '../../base/protocol/view.ts';
import type { Point } from '../../art/svg.ts';

/** Milliseconds for one step, and for the longest walk. */
const STEP = 170;
const LONGEST = 900;

/** By figure, the spots of its latest walk: a dwarf by its seat, a creature by its kind. */
export type Walks = ReadonlyMap<string, readonly string[]>;

export const NO_WALKS: Walks = new Map();

/** The walks in some events, each with the spot at which it began. */
export function walksIn(events: readonly GameEvent[]): Walks {
  const found = new Map<string, string[]>();
  for (const event of events) {
    const figure = figureOf(event);
    const { start, to } = event as { start?: Spot; to?: Spot };
    if (figure === null || start === undefined || to === undefined) continue;
    const way = found.get(figure);
    if (way?.at(-1) === cellKey(start)) way.push(cellKey(to));
    else found.set(figure, [cellKey(start), cellKey(to)]);
  }
  return found;
}

function figureOf({ did, seat, creature }: GameEvent & { creature?: unknown }): string | null {
  if (did === 'stepped') return String(seat);
  return did === 'prowled' ? String(creature) : null;
}

/** The points of a way, moved so that the last one is where the figure stands among others. */
export function pointsOf(
  way: readonly string[],
  where: (spot: string) => Point,
  [x, y]: Point,
): Point[] {
  const [endX, endY] = where(way.at(-1) ?? '');
  return way.map((spot) => {
    const [px, py] = where(spot);
    return [px + x - endX, py + y - endY];
  });
}

/** Ways that were shown: the page draws a figure more often than it walks. */
const shown = new WeakSet<readonly string[]>();

/** Lets a figure walk once. A single step is left to the style sheet. */
export function walkAlong(
  figure: Element,
  way: readonly string[] | undefined,
  points: () => readonly Point[],
): void {
  if (way === undefined || way.length < 3 || shown.has(way)) return;
  shown.add(way);
  if (lessMotion() || typeof figure.animate !== 'function') return;
  figure.animate(
    points().map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: Math.min(LONGEST, STEP * (way.length - 1)), easing: 'linear' },
  );
}
