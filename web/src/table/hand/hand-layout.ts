/**
 * How large the cards of the hand are and in how many rows they lie: the largest size at which every face
 * is whole. Sizes are of the short side of a card, in CSS pixels.
 */

import { CARD_HEIGHT, CARD_WIDTH } from '../../art/cards/size.ts';

export interface HandRoom {
  readonly width: number;
  readonly height: number;
  /** The short side of the largest card, standing and lying. */
  readonly most: { readonly standing: number; readonly lying: number };
  readonly gap: number;
}

export interface HandLayout {
  /** The short side of every card. */
  readonly short: number;
  /** `grid`: all alike, row by row. `stacks`: lying cards in pairs, one above the other, beside standing ones. */
  readonly flow: 'grid' | 'row' | 'stacks';
  /** Columns of a grid. */
  readonly columns: number;
}

const LONG = CARD_HEIGHT / CARD_WIDTH;
const MOST_ROWS = 3;

/** Cards keep their order: a lying card joins the one before it, if that lies alone in its column. */
export function stacked(lying: readonly boolean[]): boolean[][] {
  const columns: boolean[][] = [];
  for (const lies of lying) {
    const last = columns.at(-1);
    if (lies && last?.length === 1 && last[0]) last.push(lies);
    else columns.push([lies]);
  }
  return columns;
}

const share = (length: number, count: number, gap: number): number =>
  (length - gap * (count - 1)) / count;

function asGrid(count: number, lies: boolean, room: HandRoom): HandLayout {
  const { width, height, most, gap } = room;
  const sizes = Array.from({ length: MOST_ROWS }, (_, index) => {
    const columns = Math.ceil(count / (index + 1));
    const across = share(width, columns, gap);
    const down = share(height, index + 1, gap);
    const short = Math.min(...(lies ? [across / LONG, down] : [across, down / LONG]));
    return {
      short: Math.min(short, lies ? most.lying : most.standing),
      flow: 'grid',
      columns,
    } as const;
  });
  return sizes.reduce((best, next) => (next.short > best.short + 0.5 ? next : best));
}

/** The short side at which columns of these widths, in short sides, share the room. */
const fitting = (columns: readonly number[], { width, gap }: HandRoom): number =>
  share(width, columns.length, gap) *
  (columns.length / columns.reduce((sum, each) => sum + each, 0));

function inRow(lying: readonly boolean[], room: HandRoom): HandLayout {
  const across = fitting(
    lying.map((lies) => (lies ? LONG : 1)),
    room,
  );
  const short = Math.min(across, room.height / LONG, room.most.standing);
  return { short, flow: 'row', columns: lying.length };
}

function inStacks(lying: readonly boolean[], room: HandRoom): HandLayout {
  const columns = stacked(lying);
  const across = fitting(
    columns.map(([lies]) => (lies ? LONG : 1)),
    room,
  );
  const down = Math.min(share(room.height, 2, room.gap), room.height / LONG);
  return {
    short: Math.min(across, down, room.most.lying),
    flow: 'stacks',
    columns: columns.length,
  };
}

/** `lying`: for each card of the hand, in its order, whether it lies on its side. */
export function layHand(lying: readonly boolean[], room: HandRoom): HandLayout {
  const [first = false] = lying;
  if (lying.every((lies) => lies === first)) return whole(asGrid(lying.length, first, room));
  const [row, stacks] = [inRow(lying, room), inStacks(lying, room)];
  return whole(stacks.short > row.short ? stacks : row);
}

/** Whole pixels: both sides of a card must fit. */
const whole = (layout: HandLayout): HandLayout => ({
  ...layout,
  short: Math.max(0, Math.floor(layout.short)),
});
