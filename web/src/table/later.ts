/** The parts of the table that come after the rest, each with the sentences and drawings it needs. */

import { seldom } from '../art/seldom.ts';
import { Later } from '../lib/later.svelte.ts';
import { words } from '../lib/words.svelte.ts';
import * as parts from '../parts.ts';
import { room } from './screen.ts';

async function whole<Part>(part: Promise<Part>): Promise<Part> {
  const [here] = await Promise.all([part, words.complete(), seldom.fetch()]);
  return here;
}

/** What phones have no room for; its sentences are here from the beginning. */
export const wide = new Later(() => import('./wide.ts'));
if (!room.isPhone) void wide.fetch();
/** The mine lies there a moment after the hand. */
export const mine = new Later(parts.mine);
export const asides = new Later(() => whole(import('./asides.ts')));
/** What is shown over the table; the role, once a round. */
export const moments = new Later(() => whole(import('../moments/Moments.svelte')));
export const ending = new Later(() => whole(import('../moments/ending.ts')));
