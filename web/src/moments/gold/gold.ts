/** Gold cards that go round: what lies on offer, and whose turn it is to choose. */

import { type Chooser, choiceOrder } from '../../play/choice-order.ts';
import type { LogLine } from '../../play/table.ts';
import { type Action, item, pileCards, type View } from '../../base/protocol/view.ts';

export interface Offered {
  card: string;
  count: number;
  take: Action;
}

/** The kinds I may choose from, the most valuable last, with how many of each there are. */
export function offers(view: View, legal: readonly Action[]): Offered[] {
  const offer = pileCards(view, 'offer');
  const kinds = new Map<string, Offered>();
  for (const take of legal) {
    const { card } = take;
    if (take.do !== 'take' || card === undefined) continue;
    kinds.set(card, {
      card,
      take,
      count: Math.max(1, offer.filter((each) => each === card).length),
    });
  }
  return [...kinds.values()].sort((one, other) => (one.card < other.card ? -1 : 1));
}

/** Who has chosen since the round ended, who chooses now, and who comes later. */
export function choosers(view: View, log: readonly LogLine[]): Chooser[] {
  const next = item(view);
  if (next?.due !== 'sharegold') return [];
  const chosen = sinceRoundEnd(log).flatMap(({ event }) =>
    event.did === 'goldtaken' && event.seat !== undefined ? [event.seat] : [],
  );
  return choiceOrder(chosen, next);
}

/** A seat has its card in this sharing. */
export const hasChosen = (seat: number, log: readonly LogLine[]): boolean =>
  sinceRoundEnd(log).some(({ event }) => event.did === 'goldtaken' && event.seat === seat);

function sinceRoundEnd(log: readonly LogLine[]): readonly LogLine[] {
  return log.slice(log.findLastIndex(({ event }) => event.did === 'roundended') + 1);
}
