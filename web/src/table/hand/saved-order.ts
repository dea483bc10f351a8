// Stores the order of my hand at each table, so that it is the same after a reload.

import { keepOf, keptOf } from '../../base/storage.ts';

const KEY = 'undermine.hands';

/** `owner`: a seat of a table. */
export function orderKept(owner: string): string[] {
  const order = keptOf(KEY, owner);
  return Array.isArray(order)
    ? order.filter((card): card is string => typeof card === 'string')
    : [];
}

export function keepOrder(owner: string, order: readonly string[]): void {
  keepOf(KEY, owner, order);
}
