/** The score between two rounds: what each seat gained in the last one, and what lies before it now. */

import type { Purse } from '../../games/contract.ts';
import type { Paid } from '../../play/round-end/payments.ts';
import type { Story } from '../../play/round-end/story.ts';

export interface SeatScore {
  readonly seat: number;
  readonly role: string;
  /** Gold or gold cards more than before; fewer, if they were stolen. */
  readonly gained: number;
  readonly purse: Purse;
}

export interface Score {
  readonly round: number;
  readonly rounds: number;
  /** What is gained: cards, whose worth nobody else knows, or gold, where nobody sees how much others have. */
  readonly counted: 'gold' | 'cards';
  /** In the order in which the faces were turned. */
  readonly seats: readonly SeatScore[];
}

/** From what lay before each seat when the round ended and what lies there now; where that is hidden, from what was paid. */
export function scoreOf(
  { round, rounds, roles, order }: Pick<Story, 'round' | 'rounds' | 'roles' | 'order'>,
  before: readonly Purse[],
  now: readonly Purse[],
  paid: readonly Paid[],
): Score {
  const counted = now.some(({ count }) => count === null) ? 'gold' : 'cards';
  const gain = (seat: number): number =>
    counted === 'gold'
      ? paid.reduce((sum, one) => sum + (one.seat === seat ? one.value : 0), 0)
      : (now[seat]?.count ?? 0) - (before[seat]?.count ?? 0);
  const seats = order.map((seat): SeatScore => {
    const purse = now[seat] ?? { count: null, worth: null };
    return { seat, role: roles[seat] ?? '', gained: gain(seat), purse };
  });
  return { round, rounds, counted, seats };
}
