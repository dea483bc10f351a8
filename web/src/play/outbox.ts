/**
 * Sends moves to the server, one at a time. A move belongs to the state in which it was made: it is
 * dropped if the table has changed meanwhile, and repeated only if the server did not apply it.
 */

import type { Act, Back, End } from '../base/protocol/protocol.gen.ts';
import type { Action } from '../base/protocol/view.ts';

export type Move = { t: 'act'; actions: Action[]; end: boolean } | { t: 'back' } | { t: 'end' };

/** The position in a game: its number, the last stored entry, the count of staged actions. */
export interface Moment {
  number: number;
  seq: number;
  staged: number;
}

export interface OutboxEvents {
  moment: () => Moment;
  send: (ask: Act | Back | End) => boolean;
  ref: () => number;
  busy: (busy: boolean) => void;
  /** The connection is open, but the server does not answer. */
  dead: () => void;
}

interface Wanted {
  move: Move;
  at: Moment;
}

interface Sent extends Wanted {
  ref: number;
  timer: ReturnType<typeof setTimeout>;
}

const PATIENCE = 8000;

export class Outbox {
  #waiting: Wanted[] = [];
  #sent: Sent | null = null;
  readonly #events: OutboxEvents;

  constructor(events: OutboxEvents) {
    this.#events = events;
  }

  put(move: Move): void {
    this.#waiting.push({ move, at: this.#events.moment() });
    this.#pump();
  }

  /** The server has processed a move; returns it if it is the pending one. */
  answered(ref: number): Move | null {
    if (this.#sent?.ref !== ref) return null;
    const { move } = this.#sent;
    this.#clear();
    this.#pump();
    return move;
  }

  /** The game went on: the pending move has been applied, or will be refused as stale. */
  moved(): void {
    this.#clear();
    this.#pump();
  }

  /**
   * The whole state was received. On an unbroken connection a move that was sent is still answered, unless the
   * game went on; after a loss it is sent again if the table shows nothing of it.
   */
  synced(afterLoss: boolean): void {
    const sent = this.#sent;
    const unchanged = sent !== null && same(sent.at, this.#events.moment());
    if (afterLoss || !unchanged) this.#clear();
    if (afterLoss && unchanged) this.#waiting.unshift(sent);
    this.#pump();
  }

  /** The line is lost: wait for `synced`. */
  lost(): void {
    if (this.#sent) clearTimeout(this.#sent.timer);
  }

  stop(): void {
    this.#waiting = [];
    this.#clear();
  }

  #pump(): void {
    const now = this.#events.moment();
    this.#waiting = this.#waiting.filter(
      ({ at }) => at.number === now.number && at.seq === now.seq,
    );
    const [next] = this.#waiting;
    if (this.#sent === null && next !== undefined) this.#send({ ...next, at: now });
    this.#events.busy(this.#sent !== null || this.#waiting.length > 0);
  }

  #send(next: Wanted): void {
    const ref = this.#events.ref();
    if (!this.#events.send(asked(next, ref))) return;
    this.#waiting.shift();
    const timer = setTimeout(() => {
      this.#events.dead();
    }, PATIENCE);
    this.#sent = { ...next, ref, timer };
  }

  #clear(): void {
    if (this.#sent) clearTimeout(this.#sent.timer);
    this.#sent = null;
    this.#events.busy(this.#waiting.length > 0);
  }
}

function asked({ move, at }: Wanted, ref: number): Act | Back | End {
  const { seq, staged } = at;
  if (move.t !== 'act') return { t: move.t, seq, ref };
  return { t: 'act', seq, ref, staged, actions: move.actions, end: move.end };
}

function same(one: Moment, other: Moment): boolean {
  return one.number === other.number && one.seq === other.seq && one.staged === other.staged;
}
