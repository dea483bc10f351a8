/** Steps of one walk, by a dwarf or a creature: they are told as one, by where they led. */

import type { GameEvent } from '../base/protocol/view.ts';

const STEPS: ReadonlySet<string> = new Set(['stepped', 'prowled']);

/** An event goes on with the walk of the event before it. */
export const goesOn = (before: GameEvent | undefined, event: GameEvent): boolean =>
  STEPS.has(event.did) &&
  before?.did === event.did &&
  before.seat === event.seat &&
  before.creature === event.creature;

/** Events with the last step of every walk alone. */
export const withoutPassing = (events: readonly GameEvent[]): GameEvent[] =>
  events.filter((event, index) => {
    const next = events[index + 1];
    return next === undefined || !goesOn(event, next);
  });
