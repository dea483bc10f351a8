/** What actions and events are made of. Saboteur's are always at hand, those of other games come with them. */

import type * as fields from './schema.gen.ts';
import * as plain from './plays.gen.ts';

export type Schema = typeof fields & typeof plain;

/** A game may come after its table: whatever was worked out before is worked out again. */
let used = $state.raw(plain.PLAYS);
/** Of other games, the latest first. */
const learned: Schema[] = [];

/** Actions that use cards, and which field names them. */
export const plays = (): Schema['PLAYS'] => used;

/** From now on those of another game are known too. */
export function learnSchema(more: Schema): void {
  learned.unshift(more);
  used = { ...used, ...more.PLAYS };
}

export const others = (): readonly Schema[] => learned;
