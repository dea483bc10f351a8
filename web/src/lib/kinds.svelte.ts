/** What actions and events are made of. Saboteur's are always at hand, those of other games come with them. */

import * as known from './kinds.gen.ts';

export type Kinds = typeof known;

/** A game may come after its table: whatever was worked out before is worked out again. */
let used = $state.raw(known.PLAYS);

/** Actions that use cards, and which field names them. */
export const plays = (): Kinds['PLAYS'] => used;

/** From now on those of another game are known too. */
export function learn(more: Kinds): void {
  Object.assign(known.ACTIONS, more.ACTIONS);
  Object.assign(known.EVENTS, more.EVENTS);
  Object.assign(known.DEFAULTS, more.DEFAULTS);
  used = { ...used, ...more.PLAYS };
}
