// Stores how the board of each table was turned by hand, so that it lies the same after a reload.

import { keepOf, keptOf } from '../../base/storage.ts';

const KEY = 'undermine.turns';

/** `where`: a table on an upright or a wide screen; null: no hand has turned it there. */
export function turnKept(where: string): boolean | null {
  const turned = keptOf(KEY, where);
  return typeof turned === 'boolean' ? turned : null;
}

export function keepTurn(where: string, turned: boolean): void {
  keepOf(KEY, where, turned);
}
