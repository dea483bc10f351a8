// Shows a goal that the viewer has just looked at, for a while and without holding a key.

import type { TableModel } from '../../play/table.ts';
import { lookedAt } from '../../base/protocol/view.ts';

const LONG = 12_000;
/** A second tap on the button that opened it does not close it. */
const AGAIN = 600;

export class Peeked {
  /** The cell of the goal. */
  cell = $state<string | null>(null);
  /** The card of the goal. */
  card = '';
  #timer = 0;
  #since = 0;

  constructor(private readonly table: () => TableModel) {}

  /** Start listening; returns the function that stops it. A tap anywhere or a timer closes the goal. */
  watch(): () => void {
    const table = this.table();
    const stop = table.connection.subscribe((fresh) => {
      const looks = fresh.map(({ event }) => event).filter(({ seat }) => seat === table.state.you);
      const look = looks.findLast((event) => lookedAt(event) !== undefined);
      if (look)
        this.#open(table.state.view?.facts.goals[lookedAt(look) ?? 0] ?? null, look.cards?.[0]);
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

  #open(cell: string | null, card = ''): void {
    this.close();
    this.card = card;
    this.cell = cell;
    this.#since = performance.now();
    this.#timer = window.setTimeout(() => {
      this.close();
    }, LONG);
  }
}
