/** Thefts after a round: the thieves before, the current one, and those to come. */

import { type Chooser, choiceOrder } from '../../play/choice-order.ts';
import type { LogLine } from '../../play/table.ts';
import { item } from '../../base/protocol/view.ts';
import type { Saboteur2View } from './view.gen.ts';

const THEFTS: ReadonlySet<string> = new Set(['stole', 'declined', 'lapsed']);

export function thieves(view: Saboteur2View, log: readonly LogLine[]): Chooser[] {
  const next = item(view);
  if (next?.due !== 'stealgold') return [];
  const ended = log.findLastIndex(({ event }) => event.did === 'roundended');
  const done = log
    .slice(ended + 1)
    .flatMap(({ event: { did, seat } }) => (THEFTS.has(did) && seat !== undefined ? [seat] : []));
  return choiceOrder(done, next);
}
