/** Commands of a person at a running game: moves, questions about them, votes and talk. */

import type { HintInfo, Sign } from '../base/protocol/protocol.gen.ts';
import type { Action, GameEvent } from '../base/protocol/view.ts';
import type { Connection } from './connection.svelte.ts';
import type { Reasoned, TableState } from './state.svelte.ts';

export interface Foresight {
  events: GameEvent[];
  /** The action cannot be taken back. */
  publishes: boolean;
  /** What I decide next, after this; '': nothing, or that is not known. */
  next: string;
}

export class Commands {
  readonly #state: TableState;
  readonly #connection: Connection;

  constructor(state: TableState, connection: Connection) {
    this.#state = state;
    this.#connection = connection;
  }

  // -- around the game -------------------------------------------------------------

  takeSeatBack(): void {
    this.#connection.send({ t: 'return' });
  }

  understand(): void {
    this.#state.understood = true;
    this.#connection.send({ t: 'understood' });
  }

  /** Do not wait for the pauses of bots until it is my turn. */
  skip(): void {
    this.#connection.send({ t: 'skip' });
  }

  propose(action: Action): void {
    this.#connection.send({ t: 'propose', action });
  }

  vote(yes: boolean): void {
    this.#connection.send({ t: 'vote', yes });
  }

  say(text: string): void {
    this.#connection.send({ t: 'say', text });
  }

  react(sign: Sign): void {
    this.#connection.send({ t: 'react', sign });
  }

  // -- moves -----------------------------------------------------------------------

  act(actions: Action[], end = false): void {
    this.#connection.move({ t: 'act', actions, end });
  }

  back(): void {
    this.#connection.move({ t: 'back' });
  }

  end(): void {
    this.#connection.move({ t: 'end' });
  }

  /** The rule that forbids an action; an empty rule: none. */
  async why(action: Action): Promise<Reasoned> {
    const answer = await this.#connection.request((ref) => ({ t: 'why', ref, action }));
    if (answer.t === 'reason') return { rule: answer.rule, args: answer.args };
    throw new Error(answer.t);
  }

  /** Switch my hints on or off; everybody sees that. */
  guide(on: boolean): void {
    this.#connection.send({ t: 'guide', on });
  }

  /** What I could do now and why, the best first. */
  async hint(): Promise<HintInfo[]> {
    const { seq } = this.#state;
    const answer = await this.#connection.request((ref) => ({ t: 'hint', seq, ref }));
    if (answer.t === 'hinted') return answer.hints;
    throw new Error(answer.t);
  }

  /** The events of an action, as far as my seat can know them. */
  async preview(action: Action): Promise<Foresight> {
    const answer = await this.#connection.request((ref) => ({ t: 'preview', ref, action }));
    if (answer.t === 'foreseen') {
      const { events, publishes, next } = answer;
      return { events, publishes, next };
    }
    throw new Error(answer.t);
  }
}
