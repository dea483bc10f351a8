// The extent of the board in cells.

import { knownGoal, type View } from '../base/protocol/view.ts';
import { type Cell, cellKey, readCell } from './camera/camera.ts';

export interface Extent {
  readonly from: Cell;
  readonly to: Cell;
}

/** The cell where my pawn stands. */
export function standsAt({ table, seat }: View): string | null {
  const stood = table.pawn?.[seat];
  return stood ? cellKey({ x: stood[0][0], y: stood[0][1] }) : null;
}

/** Where I am at home: where my pawn stands, or at the start. */
export const homeOf = (view: View): string =>
  standsAt(view) ?? view.facts.start ?? aStart(view.facts);

const aStart = ({ starts = {} }: View['facts']): string => Object.values(starts)[0] ?? '0,0';

/** Every cell with a card, open or not. */
export const occupied = (view: View): string[] => [
  ...Object.keys(view.table.board.tiles),
  ...view.table.board.covered,
];

/** Corners of a printed board on which no card was laid yet: it is shown as a whole (CAM-1). */
export function untouchedCorners({ facts, table }: View): string[] {
  const starts = [facts.start, ...Object.values(facts.starts ?? {})];
  if (!facts.area || Object.keys(table.board.tiles).some((cell) => !starts.includes(cell)))
    return [];
  const [left, top, right, bottom] = facts.area;
  return [cellKey({ x: left, y: top }), cellKey({ x: right, y: bottom })];
}

/** The cells of a board: all that it has, or as far as something lies, with a rim of empty ones. */
export function boardExtent(view: View, targets: Iterable<string>): Extent {
  const { area } = view.facts;
  if (!area) return extentOf([...occupied(view), ...targets]);
  const [left, top, right, bottom] = area;
  return { from: { x: left, y: top }, to: { x: right, y: bottom } };
}

/** The cells around everything, with a rim of empty ones. */
export function extentOf(cells: Iterable<string>, rim = 1): Extent {
  const all = [...cells].map(readCell);
  const xs = all.length > 0 ? all.map(({ x }) => x) : [0];
  const ys = all.length > 0 ? all.map(({ y }) => y) : [0];
  return {
    from: { x: Math.min(...xs) - rim, y: Math.min(...ys) - rim },
    to: { x: Math.max(...xs) + rim, y: Math.max(...ys) + rim },
  };
}

/** Where lamps hang: at the start, halfway, and at the card that was laid last. */
export function lamps(view: View, last: string | null): { cell: Cell; strength: number }[] {
  const start = readCell(homeOf(view));
  const lit = Object.entries(view.table.board.lit).filter(([, mask]) => mask !== 0);
  const far = lit
    .map(([key]) => readCell(key))
    .reduce((best, cell) => (cell.x > best.x ? cell : best), start);
  const end = last === null ? far : readCell(last);
  const half = { x: Math.round((start.x + end.x) / 2), y: Math.round((start.y + end.y) / 2) };
  const hung = [
    { cell: start, strength: 0.75 },
    { cell: half, strength: 0.55 },
    { cell: end, strength: 0.8 },
  ];
  return hung.filter(
    ({ cell }, index) =>
      hung.findIndex((lamp) => lamp.cell.x === cell.x && lamp.cell.y === cell.y) === index,
  );
}

/** Goals that lie face down and that I know, by cell. */
export function knownGoals(view: View, zone: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [goal, cell] of view.facts.goals.entries()) {
    const face = view.table.board.covered.includes(cell) ? knownGoal(view, goal, zone) : null;
    if (face !== null) found.set(cell, face);
  }
  return found;
}
