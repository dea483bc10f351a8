/** Everything that can be asked at one table; what is told of it is in the classes below. */

import { Linked } from './connection.svelte.ts';
import type { Sign } from '../base/protocol/protocol.gen.ts';
import type { Reasoned } from './state.svelte.ts';
import type { Action, GameEvent } from '../base/protocol/view.ts';

export type { Link } from './connection.svelte.ts';
export type { LogLine } from './log.ts';
export type { Reasoned, RunningClock } from './state.svelte.ts';

export interface Foresight {
  events: GameEvent[];
  /** There is no way back after it. */
  publishes: boolean;
}

export class TableStore extends Linked {
  // -- around the game -------------------------------------------------------------

  takeSeatBack(): void {
    this.ask({ t: 'return' });
  }

  understand(): void {
    this.understood = true;
    this.ask({ t: 'understood' });
  }

  propose(action: Action): void {
    this.ask({ t: 'propose', action });
  }

  vote(yes: boolean): void {
    this.ask({ t: 'vote', yes });
  }

  say(text: string): void {
    this.ask({ t: 'say', text });
  }

  react(sign: Sign): void {
    this.ask({ t: 'react', sign });
  }

  // -- moves -----------------------------------------------------------------------

  act(actions: Action[], end = false): void {
    this.move({ t: 'act', actions, end });
  }

  back(): void {
    this.move({ t: 'back' });
  }

  end(): void {
    this.move({ t: 'end' });
  }

  /** Which rule forbids it; an empty rule: none. */
  async why(action: Action): Promise<Reasoned> {
    const answer = await this.question((ref) => ({ t: 'why', ref, action }));
    if (answer.t === 'reason') return { rule: answer.rule, args: answer.args };
    throw new Error(answer.t);
  }

  /** What it would do, as far as I can know. */
  async preview(action: Action): Promise<Foresight> {
    const answer = await this.question((ref) => ({ t: 'preview', ref, action }));
    if (answer.t === 'foreseen') return { events: answer.events, publishes: answer.publishes };
    throw new Error(answer.t);
  }

  /** What was refused or went wrong has been read. */
  clearTrouble(): void {
    this.refusal = null;
    this.wrong = null;
  }
}
