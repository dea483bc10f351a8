/** Spreads rendering over several frames, so that a slow phone responds early. */

import { onMount } from 'svelte';

/** Resolves after the browser has painted the current state. */
export const shown = (): Promise<unknown> =>
  new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));

/** Counts the frames of a new component up to `most`. */
export class Frames {
  #count = $state(0);

  constructor(most: number) {
    let isGone = false;
    onMount(() => {
      void this.#go(most, () => isGone);
      return () => {
        isGone = true;
      };
    });
  }

  get count(): number {
    return this.#count;
  }

  async #go(most: number, isGone: () => boolean): Promise<void> {
    while (this.#count < most) {
      await shown();
      if (isGone()) return;
      this.#count += 1;
    }
  }
}
