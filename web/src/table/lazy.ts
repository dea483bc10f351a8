/** The parts of the table that come after the rest, each with the sentences and drawings it needs. */

import { seldom } from '../art/lazy.ts';
import { Later } from '../base/lazy.svelte.ts';
import { words } from '../base/i18n/index.svelte.ts';
import * as parts from '../app/chunks.ts';
import { room } from './layout/screen-size.ts';

async function whole<Part>(part: Promise<Part>): Promise<Part> {
  const [here] = await Promise.all([part, words.complete(), seldom.fetch()]);
  return here;
}

/** What phones have no room for; its sentences are here from the beginning. */
export const wide = new Later(() => import('./desktop.chunk.ts'));
if (!room.isPhone) void wide.fetch();
/** The mine lies there a moment after the hand. */
export const mine = new Later(parts.mine);
export const asides = new Later(() => whole(import('./idle.chunk.ts')));
/** What is shown over the table; the role, once a round. */
export const moments = new Later(() => whole(import('../moments/Moments.svelte')));
export const ending = new Later(() => whole(import('../moments/after-round.chunk.ts')));
