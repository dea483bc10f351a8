/** The parts of the table that come after the rest, each with the sentences and drawings it needs. */

import { seldom } from '../art/seldom.ts';
import { Later } from '../lib/later.svelte.ts';
import { words } from '../lib/words.svelte.ts';

async function whole<Part>(part: Promise<Part>): Promise<Part> {
  const [here] = await Promise.all([part, words.complete(), seldom.fetch()]);
  return here;
}

export const asides = new Later(() => whole(import('./asides.ts')));
/** The role, once a round. */
export const ceremony = new Later(() => whole(import('../moments/RoleCeremony.svelte')));
export const ending = new Later(() => whole(import('../moments/ending.ts')));
