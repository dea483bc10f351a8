// Stores the chosen light of each table where this browser has a seat.

import { isRecord, keep, kept } from '../../base/storage.ts';

const KEY = 'undermine.lights';
/** Older tables are forgotten. */
const MOST = 20;

function all(): [table: string, name: unknown][] {
  const found = kept(KEY);
  return isRecord(found) ? Object.entries(found) : [];
}

/** Empty: for everyone. */
export function lightKept(table: string): string {
  const [, name] = all().find(([each]) => each === table) ?? [];
  return typeof name === 'string' ? name : '';
}

export function keepLight(table: string, name: string): void {
  const others = all().filter(([each]) => each !== table);
  keep(KEY, Object.fromEntries([...others, [table, name]].slice(-MOST)));
}
