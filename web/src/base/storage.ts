/** Access to the storage of the browser. Without storage, values are lost with the page, and everything else works. */

/** Where the settings lie. */
export const SETTINGS = 'undermine.settings';

export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: it is forgotten with the page.
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Of so many owners something is stored under one key; older ones are forgotten. */
const MOST_OWNERS = 20;

function owned(key: string): [owner: string, value: unknown][] {
  const found = kept(key);
  return isRecord(found) ? Object.entries(found) : [];
}

/** `owner`: a table, or a part of one. */
export function keptOf(key: string, owner: string): unknown {
  return owned(key).find(([each]) => each === owner)?.[1];
}

export function keepOf(key: string, owner: string, value: unknown): void {
  const others = owned(key).filter(([each]) => each !== owner);
  keep(key, Object.fromEntries([...others, [owner, value]].slice(-MOST_OWNERS)));
}
