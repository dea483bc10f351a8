/** Pending requests to the server, each with a number that the answer repeats. */

import type { Tells } from '../base/protocol/protocol.gen.ts';

interface Pending {
  answer: (message: Tells) => void;
  fail: (reason: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

const PATIENCE = 5000;

export class PendingRequests {
  readonly #pending = new Map<number, Pending>();

  /** Wait for the answer with this number. */
  ask(ref: number): Promise<Tells> {
    return new Promise((answer, fail) => {
      const timer = setTimeout(() => {
        this.fail(ref, 'line');
      }, PATIENCE);
      this.#pending.set(ref, { answer, fail, timer });
    });
  }

  /** Resolve the request that the message answers; false if none was pending. */
  answered(ref: number, message: Tells): boolean {
    const found = this.#take(ref);
    found?.answer(message);
    return found !== undefined;
  }

  fail(ref: number, why: string): boolean {
    const found = this.#take(ref);
    found?.fail(new Error(why));
    return found !== undefined;
  }

  failAll(why: string): void {
    for (const ref of [...this.#pending.keys()]) this.fail(ref, why);
  }

  #take(ref: number): Pending | undefined {
    const found = this.#pending.get(ref);
    if (found) clearTimeout(found.timer);
    this.#pending.delete(ref);
    return found;
  }
}
