/** The fields of actions and events. Saboteur's are always loaded; a module of another game adds its own. */

import type * as fields from './schema.gen.ts';
import * as plain from './plays.gen.ts';

export type Schema = typeof fields & typeof plain;

/** Reactive, because a module may arrive after its table: derived values are then computed again. */
let used = $state.raw(plain.PLAYS);
/** The schemas of other games, the one loaded last first. */
const learned: Schema[] = [];

/** Actions that use cards, and which field names them. */
export const plays = (): Schema['PLAYS'] => used;

/** Add the schema of another game. */
export function learnSchema(more: Schema): void {
  learned.unshift(more);
  used = { ...used, ...more.PLAYS };
}

export const others = (): readonly Schema[] => learned;
