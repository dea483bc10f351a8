/** A table with a line to it: joins, comes back after a loss, and heeds what is told. */

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
import { Questions } from './requests.ts';
import { Line } from '../base/net/socket.ts';
import { forget, held, remember } from '../base/saved-seats.ts';
import { Told } from './state.svelte.ts';
import type { View } from '../base/protocol/view.ts';

export type Link = 'connecting' | 'open' | 'lost' | 'gone';

/** What is new, and the view before it: a round that ended may be swept away already. */
type Listener = (fresh: LogLine[], before: View | null) => void;

const PATIENCE = 8000;
/** Asks that wait for the line; more than this, and somebody is only tapping in despair. */
const WAITING = 20;

export class Linked extends Told {
  /** `gone`: there is no such table, or this page is too old (`wrong` says which). */
  link = $state<Link>('connecting');
  /** While the line is lost: when it is tried again, by `performance.now()`. */
  retryAt = $state<number | null>(null);
  /** The server said that it is about to stop for a moment. */
  closing = $state(false);
  /** A move of mine is on its way. */
  busy = $state(false);

  /** What I called myself when I sat down here. */
  called = '';
  #joining = true;
  #wasLost = false;
  #joinTimer: ReturnType<typeof setTimeout> | undefined;
  #ref = Math.floor(Math.random() * 1e9) * 1000;
  #later: Asks[] = [];
  #listeners: Listener[] = [];
  readonly #questions = new Questions();
  readonly #line = new Line(this.code, {
    opened: () => {
      this.#join();
    },
    told: (message) => {
      this.#heed(message);
    },
    lost: (retryAt) => {
      this.#lose(retryAt);
    },
  });
  readonly #outbox = new Outbox({
    moment: () => ({ number: this.number, seq: this.seq, staged: this.staged.length }),
    send: (ask) => !this.#joining && this.#line.send(ask),
    ref: () => this.#nextRef(),
    busy: (busy) => {
      this.busy = busy;
    },
    dead: () => {
      this.#line.drop();
    },
  });

  connect(): void {
    this.link = 'connecting';
    this.#line.open();
  }

  close(): void {
    clearTimeout(this.#joinTimer);
    this.#line.close();
    this.#outbox.stop();
    this.#questions.failAll('line');
  }

  /** Do not wait for the next try. */
  retry(): void {
    this.#line.retry();
  }

  /** Hear every batch of news exactly once; the answer ends it. */
  hear(listener: Listener): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((one) => one !== listener);
    };
  }

  // -- asking ----------------------------------------------------------------------

  protected move(move: Move): void {
    this.refusal = this.wrong = null;
    this.#outbox.put(move);
  }

  ask(message: Asks): void {
    this.wrong = null;
    if (this.#joining || !this.#line.send(message)) {
      this.#later = [...this.#later, message].slice(-WAITING);
    }
  }

  protected question(ask: (ref: number) => Asks): Promise<Tells> {
    const ref = this.#nextRef();
    const answer = this.#questions.ask(ref);
    if (this.#joining || !this.#line.send(ask(ref))) this.#questions.fail(ref, 'line');
    return answer;
  }

  #nextRef(): number {
    this.#ref += 1;
    return this.#ref;
  }

  /** Ask for everything that I have not seen. */
  #join(): void {
    this.#joining = true;
    clearTimeout(this.#joinTimer);
    this.#joinTimer = setTimeout(() => {
      this.#line.drop();
    }, PATIENCE);
    this.#line.send(joining(this.code, this.seq, this.number));
  }

  // -- hearing ---------------------------------------------------------------------

  #heed(message: Tells): void {
    switch (message.t) {
      case 'sync':
        this.#synced(message);
        break;
      case 'moved':
      case 'staged':
        this.#wentOn(message);
        break;
      case 'table':
        this.learn(message.table);
        break;
      case 'seated':
        this.#seated(message);
        break;
      case 'reason':
      case 'foreseen':
        this.#questions.answered(message.ref, message);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'wrong':
        this.#failed(message);
        break;
      case 'clock':
        this.setClock(message.clock);
        break;
      case 'ballot':
        this.count(message);
        break;
      case 'said':
        this.listen(message);
        break;
      case 'notice':
        this.note(message);
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
    this.#line.settled();
    this.#joining = this.closing = false;
    this.link = 'open';
    this.retryAt = null;
    const before = this.view;
    this.adopt(sync);
    this.#outbox.synced(this.#wasLost);
    this.#wasLost = false;
    const waiting = this.#later;
    this.#later = [];
    for (const message of waiting) this.ask(message);
    this.#tell(before);
  }

  #wentOn(message: Moved | Staged): void {
    if (this.#joining) return;
    const before = this.view;
    const goesOn = message.t === 'moved' ? this.advance(message) : this.stage(message);
    if (!goesOn) {
      this.#join();
      return;
    }
    if (message.t === 'moved') this.#outbox.moved();
    else this.#outbox.answered(message.ref);
    this.#tell(before);
  }

  #seated({ seat, token }: Seated): void {
    this.you = seat;
    this.applicant = null;
    remember({ code: this.code, token, seat, name: this.called });
  }

  /** The token will be that of the seat: kept, so that a page that is loaded anew still asks. */
  #applied({ applicant, token }: Applied): void {
    this.applicant = applicant;
    const name = this.called || (held(this.code)?.name ?? '');
    remember({ code: this.code, token, seat: -1, name });
  }

  #refused(refused: Refused): void {
    if (this.#questions.answered(refused.ref, refused)) return;
    const move = this.#outbox.answered(refused.ref);
    const actions = move?.t === 'act' ? move.actions : [];
    const [action = null] = actions.length === 1 ? actions : [];
    this.refusal = { rule: refused.rule, args: refused.args, action };
  }

  #failed({ why, ref, detail }: Wrong): void {
    if (this.#questions.fail(ref, why)) return;
    this.#outbox.answered(ref);
    this.wrong = { why, detail };
    if (why === 'stale') this.#join();
    else if (why === 'token') forget(this.code);
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
    this.#questions.failAll('line');
  }

  #tell(before: View | null): void {
    if (this.fresh.length > 0) for (const listener of this.#listeners) listener(this.fresh, before);
  }
}
