/** The seats that this browser holds, with one token per table that proves it. */

import { isRecord, keep, kept } from './storage.ts';

export interface Held {
  code: string;
  token: string;
  seat: number;
  name: string;
  /** Milliseconds since 1970. */
  at: number;
}

const TABLES = 'undermine.tables';
const NAME = 'undermine.name';
/** As many as may be asked about at once. */
const MOST = 64;

/** The tables I sit at, the one I sat down at last first. */
export function myTables(): Held[] {
  const found = kept(TABLES);
  return Array.isArray(found) ? found.filter(isHeld) : [];
}

export function held(code: string): Held | null {
  return myTables().find((one) => one.code === code) ?? null;
}

export function remember(one: Omit<Held, 'at'>): void {
  const others = myTables().filter(({ code }) => code !== one.code);
  keep(TABLES, [{ ...one, at: Date.now() }, ...others].slice(0, MOST));
}

export function forget(code: string): void {
  keep(
    TABLES,
    myTables().filter((one) => one.code !== code),
  );
}

/** The name that this browser's user chose last. */
export function myName(): string {
  const name = kept(NAME);
  return typeof name === 'string' ? name : '';
}

export function setMyName(name: string): void {
  keep(NAME, name);
}

function isHeld(value: unknown): value is Held {
  return (
    isRecord(value) &&
    typeof value.code === 'string' &&
    typeof value.token === 'string' &&
    typeof value.seat === 'number'
  );
}
