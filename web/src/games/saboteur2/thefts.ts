/** Thefts after a round: who has had the turn, who steals, who comes later. */

import type { LogLine } from '../../play/table.ts';
import { item, type View } from '../../base/protocol/view.ts';

export interface Thief {
  readonly seat: number;
  readonly state: 'done' | 'now' | 'later';
}

const THEFTS: ReadonlySet<string> = new Set(['stole', 'declined', 'lapsed']);

export function thieves(view: View, log: readonly LogLine[]): Thief[] {
  const next = item(view);
  if (next?.due !== 'stealgold') return [];
  const ended = log.findLastIndex(({ event }) => event.did === 'roundended');
  const done = log
    .slice(ended + 1)
    .flatMap(({ event: { did, seat } }) => (THEFTS.has(did) && seat !== undefined ? [seat] : []));
  return [
    ...done.map((seat): Thief => ({ seat, state: 'done' })),
    { seat: next.seat, state: 'now' },
    ...(next.then ?? []).map((seat): Thief => ({ seat, state: 'later' })),
  ];
}
