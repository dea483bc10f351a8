/** A table whose mine lies turned, for tests of any folder. Not part of the page. */

import { words } from './index.svelte.ts';

/** Places are named as its page does it; the answer ends that. */
export const sitAtTurned = (): (() => void) =>
  $effect.root(() => {
    $effect(() => {
      words.see(true);
    });
  });
