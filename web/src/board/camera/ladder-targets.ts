// Targets of a walk that are reached by ladder: from card to card, far apart.

import type { CellTarget } from '../a11y/describe.ts';
import { readCell } from './camera.ts';

/** A step that leads neither over a border nor within a card: by ladder. */
export function isJump(from: string, to: string): boolean {
  const [one, other] = [readCell(from), readCell(to)];
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) > 1;
}

/** Those of some targets that a figure reaches by ladder. */
export const byLadder = (
  targets: ReadonlyMap<string, CellTarget>,
  goer: string | null,
): string[] =>
  goer === null
    ? []
    : [...targets].flatMap(([place, { walk }]) => {
        const way = walk ? [goer, ...walk.steps] : [];
        return way.some((to, index) => index > 0 && isJump(way[index - 1] ?? to, to)) ? place : [];
      });
