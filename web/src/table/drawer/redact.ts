/** What the log shows of an event: a secret that I know stays face down where others may look on. */

import type { GameEvent } from '../../base/protocol/view.ts';

const EVERYBODY = -1;

export function covered(event: GameEvent, open: boolean): GameEvent {
  if (open || !event.cards || event.readers === undefined || event.readers === EVERYBODY) {
    return event;
  }
  return { ...event, cards: event.cards.map(() => '?') };
}
