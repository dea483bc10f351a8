/** The kinds of the fields of actions and events, for notation and sentences. */

import * as plain from './schema.gen.ts';
import { others } from './schema.svelte.ts';

type Part = keyof typeof plain;

/** The schema of the game that was loaded last and has this action or event; else Saboteur's. */
function known<Name extends Part>(part: Name, word: string): (typeof plain)[Name][string] {
  const teller = others().find((schema) => word in schema[part]) ?? plain;
  return (teller[part][word] ?? {}) as (typeof plain)[Name][string];
}

/** The fields of an action in order, each with its name and kind. */
export const ofAction = (verb: string): [field: string, kind: string][] =>
  Object.entries(known('ACTIONS', verb));

export const ofEvent = (deed: string): [field: string, kind: string][] =>
  Object.entries(known('EVENTS', deed));

/** Default values of trailing fields, which notation leaves out. */
export const defaults = (verb: string): Record<string, unknown> => known('DEFAULTS', verb);
