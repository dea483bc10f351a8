/** What others have just said: shown as a bubble at their seat for a few seconds. */

import type { Said } from '../base/protocol/protocol.gen.ts';

/** Milliseconds that a bubble stays in the strip of a phone, and in the rail of a desk. */
export const IN_STRIP = 4000;
export const IN_RAIL = 8000;

export class Bubbles {
  /** The latest word of anybody, while it is shown in the strip. */
  latest = $state.raw<Said | null>(null);
  /** The latest word of each seat, while it is shown in the rail. */
  #bySeat = $state.raw<readonly Said[]>([]);
  /** The last thing that was said at all; screen readers say it once. */
  last = $state.raw<Said | null>(null);

  of(seat: number): Said | undefined {
    return this.#bySeat.find((said) => said.seat === seat);
  }

  show(said: Said): void {
    this.last = this.latest = said;
    this.#bySeat = [...this.#bySeat.filter(({ seat }) => seat !== said.seat), said];
    setTimeout(() => {
      if (this.latest === said) this.latest = null;
    }, IN_STRIP);
    setTimeout(() => {
      this.#forget(said);
    }, IN_RAIL);
  }

  #forget(said: Said): void {
    this.#bySeat = this.#bySeat.filter((each) => each !== said);
  }
}
