/** Redacts events for the log: secrets that the viewer knows stay face down, because others may look on. */

import type { GameEvent } from '../../base/protocol/view.ts';

const EVERYBODY = -1;

export function covered(event: GameEvent, open: boolean): GameEvent {
  if (open || !event.cards || event.readers === undefined || event.readers === EVERYBODY) {
    return event;
  }
  return { ...event, cards: event.cards.map(() => '?') };
}
