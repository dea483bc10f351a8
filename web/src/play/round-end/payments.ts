/** The gold that is paid for a round, as events tell it. */

import { type GameEvent, NOBODY } from '../../base/protocol/view.ts';

export interface Paid {
  seat: number;
  value: number;
}

/** Thefts after a round: one gold each, from one seat to another. */
export const theftsIn = (events: readonly GameEvent[]): Paid[] =>
  events
    .filter(({ did }) => did === 'stole')
    .flatMap(({ seat = NOBODY, target = NOBODY }) => [
      { seat, value: 1 },
      { seat: Number(target), value: -1 },
    ]);

export const paymentsIn = (events: readonly GameEvent[]): Paid[] =>
  events
    .filter(({ did }) => did === 'goldpaid')
    .map(({ seat = NOBODY, value = 0 }) => ({ seat, value }));
