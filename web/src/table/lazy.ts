/** The parts of the table that come after the rest, each with the sentences and drawings it needs. */

import { lateDrawings } from '../art/lazy.ts';
import { words } from '../base/i18n/index.svelte.ts';
import { Lazy } from '../base/lazy.svelte.ts';
import * as chunks from '../chunks.ts';

async function complete<Part>(part: Promise<Part>): Promise<Part> {
  const [here] = await Promise.all([part, words.complete(), lateDrawings.fetch()]);
  return here;
}

/** The board lies there a moment after the hand. */
export const gameBoard = new Lazy(chunks.board);
export const panels = new Lazy(() => complete(chunks.panels()));
export const moments = new Lazy(() => complete(chunks.moments()));
export const afterRound = new Lazy(() => complete(chunks.afterRound()));
