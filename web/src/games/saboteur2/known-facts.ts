/** Certain knowledge of the viewer about a seat, with its source. Nothing is inferred. */

import type { LogLine } from '../../play/table.ts';
import { isUnknown } from '../../base/protocol/view.ts';
import { turnNumbers } from '../../play/log-turns.ts';

export interface Sighting {
  readonly role: string;
  /** The turn in which I looked. */
  readonly turn: number;
  /** The turn in which another hat was put on since, or 0. */
  readonly swapped: number;
}

/** The role of a seat as I last saw it in this round. */
export function sighting(log: readonly LogLine[], you: number, seat: number): Sighting | null {
  const turns = turnNumbers(log);
  const round = log.slice(log.findLastIndex(({ event }) => event.did === 'roundbegan') + 1);
  const seen = round.findLastIndex(
    ({ event: { did, seat: by, target, cards: [role = '?'] = [] } }) =>
      did === 'inspected' && by === you && target === seat && !isUnknown(role),
  );
  const line = round[seen];
  if (!line) return null;
  const swap = round
    .slice(seen)
    .find(({ event: { did, target } }) => did === 'hatswapped' && target === seat);
  return {
    role: line.event.cards?.[0] ?? '?',
    turn: turns.get(line.seq) ?? 0,
    swapped: swap ? (turns.get(swap.seq) ?? 0) : 0,
  };
}
