/** What each seat gained in each round, as far as the log tells. */

import type { LogLine } from '../table.ts';
import { isRoundEnd, isUnknown } from '../../base/protocol/view.ts';

export interface Gain {
  /** Gold or points, if their worth is known. */
  readonly worth: number | null;
  /** Cards whose worth only their owner knows. */
  readonly cards: number;
}

const NONE: Gain = { worth: 0, cards: 0 };

const plus = (one: Gain, worth: number | null): Gain => ({
  worth: one.worth === null || worth === null ? null : one.worth + worth,
  cards: one.cards + 1,
});

/** By round, then by seat; `worthOf` says what is printed on a card. */
export function gainsByRound(
  log: readonly LogLine[],
  seats: number,
  worthOf: (card: string) => number,
): Gain[][] {
  const rounds: Gain[][] = [];
  for (const { event } of log) {
    if (isRoundEnd(event)) rounds.push(Array.from({ length: seats }, () => NONE));
    const round = rounds.at(-1);
    const { seat = -1, cards: [card = '?'] = [], value = 0 } = event;
    const gain = round?.[seat];
    if (!round || !gain) continue;
    if (event.did === 'goldpaid') round[seat] = plus(gain, value);
    if (event.did === 'goldtaken') {
      round[seat] = plus(gain, isUnknown(card) ? null : worthOf(card));
    }
  }
  return rounds;
}
