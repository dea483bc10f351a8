// Shows a goal that the viewer has just looked at, at full size and for a while.

import type { TableModel } from '../../play/table.ts';
import { LOOK_PATIENCE } from '../../base/protocol/clocks.gen.ts';

const LONG = LOOK_PATIENCE * 1000;
/** Looks of other kinds are shown by their games, in notices of their own. */
const LOOK = 'peeked';

export class Peeked {
  /** The cell of the goal. */
  cell = $state<string | null>(null);
  /** The card of the goal. */
  card = '';
  /** Which of the goals it is. */
  goal = $state<number | null>(null);
  #timer = 0;

  constructor(private readonly table: () => TableModel) {}

  /** Start listening; returns the function that stops it. */
  watch(): () => void {
    const table = this.table();
    const stop = table.connection.subscribe((fresh) => {
      const looks = fresh.map(({ event }) => event).filter(({ seat }) => seat === table.state.you);
      const look = looks.findLast(({ did }) => did === LOOK);
      if (look) this.#open(look.goal ?? 0, look.cards?.[0]);
    });
    return () => {
      stop();
      this.close();
    };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.cell = this.goal = null;
    this.table().looks.close(this);
  }

  #open(goal: number, card = ''): void {
    this.close();
    const { looks, state } = this.table();
    this.cell = state.view?.facts.goals[goal] ?? null;
    if (this.cell === null) return;
    this.card = card;
    this.goal = goal;
    looks.open(this);
    this.#timer = window.setTimeout(() => {
      this.close();
    }, LONG);
  }
}
