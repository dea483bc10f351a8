/** The kinds of the fields of actions and events, for whoever writes or tells them. */

import * as plain from './schema.gen.ts';
import { others } from './schema.svelte.ts';

type Part = keyof typeof plain;

/** As the game says that came last and knows the word. */
function known<Name extends Part>(part: Name, word: string): (typeof plain)[Name][string] {
  const teller = others().find((kinds) => word in kinds[part]) ?? plain;
  return (teller[part][word] ?? {}) as (typeof plain)[Name][string];
}

/** The fields of an action by name, in order, and what each is. */
export const ofAction = (verb: string): [field: string, kind: string][] =>
  Object.entries(known('ACTIONS', verb));

export const ofEvent = (deed: string): [field: string, kind: string][] =>
  Object.entries(known('EVENTS', deed));

/** Values that are not written at the end. */
export const defaults = (verb: string): Record<string, unknown> => known('DEFAULTS', verb);
