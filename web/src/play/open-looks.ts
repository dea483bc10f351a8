/** Hidden cards that lie open before me; bots wait until the last of them is closed. */

import type { Connection } from './connection.svelte.ts';
import type { TableState } from './state.svelte.ts';
import type { GameEvent } from '../base/protocol/view.ts';

/** Events that show one seat a hidden card; the server waits for `seen` after each of them. */
const LOOKS: ReadonlySet<string> = new Set([
  'peeked',
  'inspected',
  'scouted',
  'appraised',
  'spied',
  'goalspied',
  'dwarfspied',
  'asideseen',
]);

export const isLook = ({ did }: GameEvent): boolean => LOOKS.has(did);

export class OpenLooks {
  /** What shows a card: a moment, a slip. */
  readonly #shown = new Set<object>();
  #isAwaited = false;
  readonly #connection: Connection;

  constructor(state: TableState, connection: Connection) {
    this.#connection = connection;
    connection.subscribe((fresh) => {
      if (fresh.some(({ event }) => isLook(event) && event.seat === state.you)) this.#expect();
    });
  }

  /** A card lies open; `what` is the same when it is closed. */
  open(what: object): void {
    this.#shown.add(what);
  }

  close(what: object): void {
    this.#shown.delete(what);
    this.#settle();
  }

  /** The server waits from now on; where nothing shows the card, not for long. */
  #expect(): void {
    this.#isAwaited = true;
    setTimeout(() => {
      this.#settle();
    }, 0);
  }

  #settle(): void {
    if (!this.#isAwaited || this.#shown.size > 0) return;
    this.#isAwaited = false;
    this.#connection.send({ t: 'seen' });
  }
}
