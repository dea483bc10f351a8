import type { TableInfo } from '../../base/protocol/protocol.gen';

/** What a filling table waits for before its host can start. */
export type Waiting =
  | { for: 'nothing' }
  /** People who sit but are not ready. */
  | { for: 'people'; names: string[] };

/**
 * Open seats are filled with bots, so only people hold up a table. The host's own word is given by
 * starting, so the host is never waited for.
 */
export function waiting(info: TableInfo): Waiting {
  const names = info.seats
    .filter((seat) => seat.kind === 'person' && !seat.ready && !seat.host)
    .map((seat) => seat.name);
  return names.length ? { for: 'people', names } : { for: 'nothing' };
}

/** Who watches, as a message and its number: whoever watches is not one of the others. */
export function audience(
  info: TableInfo,
  isSeated: boolean,
): { key: 'lobby-watchers' | 'lobby-watching'; count: number } | null {
  if (!isSeated) return { key: 'lobby-watching', count: Math.max(0, info.watchers - 1) };
  return info.watchers > 0 ? { key: 'lobby-watchers', count: info.watchers } : null;
}

export interface Headcount {
  people: number;
  bots: number;
  open: number;
}

export function headcount(info: TableInfo): Headcount {
  const count = (kind: 'person' | 'bot' | 'open'): number =>
    info.seats.filter((seat) => seat.kind === kind).length;
  return { people: count('person'), bots: count('bot'), open: count('open') };
}
