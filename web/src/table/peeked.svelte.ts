// What a map has just shown me lies open for a while, without being held.

import type { TableStore } from '../lib/table.svelte.ts';
import { lookedAt } from '../lib/view.ts';

const LONG = 6000;
/** A second tap on the button that opened it does not close it. */
const AGAIN = 600;

export class Peeked {
  /** The cell of the goal. */
  cell = $state<string | null>(null);
  #timer = 0;
  #since = 0;

  constructor(private readonly table: () => TableStore) {}

  /** Listen; the answer ends it. A tap anywhere, or time, closes the goal again. */
  watch(): () => void {
    const table = this.table();
    const stop = table.hear((fresh) => {
      const looks = fresh.flatMap(({ event }) => (event.seat === table.you ? lookedAt(event) : []));
      const goal = looks.findLast((look) => look !== undefined);
      if (goal !== undefined) this.#open(table.view?.facts.goals[goal] ?? null);
    });
    const close = (event: PointerEvent): void => {
      if (event.timeStamp - this.#since > AGAIN) this.close();
    };
    window.addEventListener('pointerdown', close);
    return () => {
      stop();
      this.close();
      window.removeEventListener('pointerdown', close);
    };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.cell = null;
  }

  #open(cell: string | null): void {
    this.close();
    this.cell = cell;
    this.#since = performance.now();
    this.#timer = window.setTimeout(() => {
      this.close();
    }, LONG);
  }
}
