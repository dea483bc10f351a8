// The line between two spots that are tied together: it hangs a little, so that it is not taken for a way.

import { CELL } from '../background.ts';
import { num, type Point } from '../../art/svg.ts';
import type { Spot } from '../board-game.ts';
import { readCell } from '../camera/camera.ts';

const SAG = 0.14;

const placeOf = ({ cell, at: [x, y] }: Spot): Point => {
  const { x: column, y: row } = readCell(cell);
  return [column * CELL.width + x, row * CELL.height + y];
};

/** Path data from one spot to another. */
export function rope(from: Spot, to: Spot): string {
  const [[ax, ay], [bx, by]] = [placeOf(from), placeOf(to)];
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * SAG, (ay + by) / 2 + (bx - ax) * SAG];
  return `M${num(ax)} ${num(ay)}Q${num(mx)} ${num(my)} ${num(bx)} ${num(by)}`;
}
