/** Unread chat messages of others. The count continues in the next game at the same table. */

import type { Said } from '../../base/protocol/protocol.gen.ts';

/** By table: when the latest word was said that I have read. */
const seen = new Map<string, number>();

export const readUntil = (table: string): number => seen.get(table) ?? 0;

/** All of this is read; the answer is how far that is. */
export function readAll(table: string, heard: readonly Said[]): number {
  const until = heard.at(-1)?.at ?? readUntil(table);
  seen.set(table, until);
  return until;
}

/** My own words are no news to me. */
export const unreadBy = (you: number, heard: readonly Said[], until: number): number =>
  heard.filter(({ seat, at }) => seat !== you && at > until).length;
