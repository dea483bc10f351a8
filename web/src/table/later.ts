/** The parts of the table that come after the rest, each with the sentences it needs. */

import { Later } from '../lib/later.svelte.ts';
import { words } from '../lib/words.svelte.ts';

async function worded<Part>(part: Promise<Part>): Promise<Part> {
  const [here] = await Promise.all([part, words.complete()]);
  return here;
}

export const asides = new Later(() => worded(import('./asides.ts')));
/** The role, once a round. */
export const ceremony = new Later(() => worded(import('../moments/RoleCeremony.svelte')));
export const ending = new Later(() => worded(import('../moments/ending.ts')));
