// Stores the chosen light of each table where this browser has a seat.

import { keepOf, keptOf } from '../../base/storage.ts';

const KEY = 'undermine.lights';

/** Empty: for everyone. */
export function lightKept(table: string): string {
  const name = keptOf(KEY, table);
  return typeof name === 'string' ? name : '';
}

export function keepLight(table: string, name: string): void {
  keepOf(KEY, table, name);
}
