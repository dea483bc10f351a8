/** The connection of a table: joins, reconnects after a loss, and applies messages to the state. */

import { joining } from '../base/net/early-socket.ts';
import type { LogLine } from './log.ts';
import { Outbox, type Move } from './outbox.ts';
import type {
  Applied,
  Asks,
  Moved,
  Refused,
  Seated,
  Staged,
  Sync,
  Tells,
  Wrong,
} from '../base/protocol/protocol.gen.ts';
import { PendingRequests } from './requests.ts';
import { ReconnectingSocket } from '../base/net/socket.ts';
import { forget, held, remember } from '../base/saved-seats.ts';
import type { TableState } from './state.svelte.ts';
import type { View } from '../base/protocol/view.ts';

export type Link = 'connecting' | 'open' | 'lost' | 'gone';

/** Receives new log lines, and the view before them: the pieces of a finished round may be gone. */
type Listener = (fresh: LogLine[], before: View | null) => void;

const PATIENCE = 8000;
/** Messages kept until the connection is open; input beyond this is dropped. */
const WAITING = 20;

export class Connection {
  /** `gone`: there is no such table, or this page is too old (`wrong` says which). */
  link = $state<Link>('connecting');
  /** While the line is lost: when it is tried again, by `performance.now()`. */
  retryAt = $state<number | null>(null);
  /** The server said that it is about to stop for a moment. */
  closing = $state(false);
  /** A move of mine is on its way. */
  busy = $state(false);

  /** The name under which I sat down here. */
  called = '';
  #joining = true;
  #wasLost = false;
  #joinTimer: ReturnType<typeof setTimeout> | undefined;
  #ref = Math.floor(Math.random() * 1e9) * 1000;
  #later: Asks[] = [];
  #listeners: Listener[] = [];
  readonly #requests = new PendingRequests();
  readonly #state: TableState;
  readonly #socket: ReconnectingSocket;
  readonly #outbox: Outbox;

  constructor(state: TableState) {
    this.#state = state;
    this.#socket = new ReconnectingSocket(state.code, {
      opened: () => {
        this.#join();
      },
      told: (message) => {
        this.#receive(message);
      },
      lost: (retryAt) => {
        this.#lose(retryAt);
      },
    });
    this.#outbox = new Outbox({
      moment: () => ({ number: state.number, seq: state.seq, staged: state.staged.length }),
      send: (ask) => !this.#joining && this.#socket.send(ask),
      ref: () => this.#nextRef(),
      busy: (busy) => {
        this.busy = busy;
      },
      dead: () => {
        this.#socket.drop();
      },
    });
  }

  connect(): void {
    this.link = 'connecting';
    this.#socket.open();
  }

  close(): void {
    clearTimeout(this.#joinTimer);
    this.#socket.close();
    this.#outbox.stop();
    this.#requests.failAll('line');
  }

  /** Do not wait for the next try. */
  retry(): void {
    this.#socket.retry();
  }

  /** Call the listener once for every batch of new log lines; returns the function that ends it. */
  subscribe(listener: Listener): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((one) => one !== listener);
    };
  }

  // -- sending ---------------------------------------------------------------------

  /** Send a move, or queue it behind the one on its way. */
  move(move: Move): void {
    this.#state.clearErrors();
    this.#outbox.put(move);
  }

  /** Send a message that has no answer; while joining it waits. */
  send(message: Asks): void {
    this.#state.wrong = null;
    if (this.#joining || !this.#socket.send(message)) {
      this.#later = [...this.#later, message].slice(-WAITING);
    }
  }

  /** Send a request and wait for the answer with the same number. */
  request(ask: (ref: number) => Asks): Promise<Tells> {
    const ref = this.#nextRef();
    const answer = this.#requests.ask(ref);
    if (this.#joining || !this.#socket.send(ask(ref))) this.#requests.fail(ref, 'line');
    return answer;
  }

  #nextRef(): number {
    this.#ref += 1;
    return this.#ref;
  }

  /** Ask for everything after the last known sequence number. */
  #join(): void {
    this.#joining = true;
    clearTimeout(this.#joinTimer);
    this.#joinTimer = setTimeout(() => {
      this.#socket.drop();
    }, PATIENCE);
    this.#socket.send(joining(this.#state.code, this.#state.seq, this.#state.number));
  }

  // -- receiving -------------------------------------------------------------------

  #receive(message: Tells): void {
    switch (message.t) {
      case 'sync':
        this.#synced(message);
        break;
      case 'moved':
      case 'staged':
        this.#wentOn(message);
        break;
      case 'table':
        this.#state.setInfo(message.table);
        break;
      case 'seated':
        this.#seated(message);
        break;
      case 'reason':
      case 'foreseen':
      case 'hinted':
        this.#requests.answered(message.ref, message);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'wrong':
        this.#failed(message);
        break;
      case 'clock':
        this.#state.setClock(message.clock);
        break;
      case 'ballot':
        this.#state.setBallot(message);
        break;
      case 'said':
        this.#state.addSaid(message);
        break;
      case 'notice':
        this.#state.addNotice(message);
        break;
      case 'applied':
        this.#applied(message);
        break;
      case 'closing':
        this.closing = true;
    }
  }

  #synced(sync: Sync): void {
    clearTimeout(this.#joinTimer);
    this.#socket.settled();
    this.#joining = this.closing = false;
    this.link = 'open';
    this.retryAt = null;
    const before = this.#state.view;
    this.#state.applySync(sync);
    this.#outbox.synced(this.#wasLost);
    this.#wasLost = false;
    const waiting = this.#later;
    this.#later = [];
    for (const message of waiting) this.send(message);
    this.#notify(before);
  }

  #wentOn(message: Moved | Staged): void {
    if (this.#joining) return;
    const before = this.#state.view;
    const goesOn =
      message.t === 'moved' ? this.#state.applyMoved(message) : this.#state.applyStaged(message);
    if (!goesOn) {
      this.#join();
      return;
    }
    if (message.t === 'moved') this.#outbox.moved();
    else this.#outbox.answered(message.ref);
    this.#notify(before);
  }

  #seated({ seat, token }: Seated): void {
    this.#state.you = seat;
    this.#state.applicant = null;
    remember({ code: this.#state.code, token, seat, name: this.called });
  }

  /** Save the token, which will be that of the seat, so that a reloaded page still applies. */
  #applied({ applicant, token }: Applied): void {
    this.#state.applicant = applicant;
    const name = this.called || (held(this.#state.code)?.name ?? '');
    remember({ code: this.#state.code, token, seat: -1, name });
  }

  #refused(refused: Refused): void {
    if (this.#requests.answered(refused.ref, refused)) return;
    const move = this.#outbox.answered(refused.ref);
    const actions = move?.t === 'act' ? move.actions : [];
    const [action = null] = actions.length === 1 ? actions : [];
    this.#state.refusal = { rule: refused.rule, args: refused.args, action };
  }

  #failed({ why, ref, detail }: Wrong): void {
    if (this.#requests.fail(ref, why)) return;
    this.#outbox.answered(ref);
    this.#state.wrong = { why, detail };
    if (why === 'stale') this.#join();
    else if (why === 'token') forget(this.#state.code);
    else if (why === 'no-table' || why === 'version' || why === 'watchers') this.#giveUp();
  }

  #giveUp(): void {
    this.close();
    this.link = 'gone';
  }

  #lose(retryAt: number): void {
    clearTimeout(this.#joinTimer);
    this.#joining = this.#wasLost = true;
    this.retryAt = retryAt;
    this.link = 'lost';
    this.#outbox.lost();
    this.#requests.failAll('line');
  }

  #notify(before: View | null): void {
    if (this.#state.fresh.length > 0)
      for (const listener of this.#listeners) listener(this.#state.fresh, before);
  }
}
