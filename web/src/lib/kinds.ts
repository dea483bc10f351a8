/** What actions and events are made of. Saboteur's are always at hand, those of other games come with them. */

import * as known from './kinds.gen.ts';

export type Kinds = typeof known;

/** From now on those of another game are known too. */
export function learn(more: Kinds): void {
  Object.assign(known.ACTIONS, more.ACTIONS);
  Object.assign(known.EVENTS, more.EVENTS);
  Object.assign(known.DEFAULTS, more.DEFAULTS);
  Object.assign(known.PLAYS, more.PLAYS);
}
