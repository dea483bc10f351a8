/** What happened, line by line, and what of it is new to me. */

import type { Logged } from '../base/protocol/protocol.gen.ts';
import type { GameEvent } from '../base/protocol/view.ts';

export interface LogLine {
  /** The entry of the record that led to it. */
  seq: number;
  /** Who decided, if not the seat itself. */
  how: Logged['how'];
  event: GameEvent;
}

export function lines(logged: readonly Logged[]): LogLine[] {
  return logged.flatMap(({ seq, how, events }) => events.map((event) => ({ seq, how, event })));
}

/** What I had, and what came; where both know an entry, what came is right. */
export function merged(mine: LogLine[], come: LogLine[]): LogLine[] {
  const first = come[0]?.seq ?? Infinity;
  return [...mine.filter(({ seq }) => seq < first), ...come];
}

/** The events of my staged actions. I have seen them, so they are not news when all see them. */
export class StagedLog {
  #chunks: LogLine[][] = [];

  get lines(): LogLine[] {
    return this.#chunks.flat();
  }

  /** So many actions are staged now, the last of which led to this. What of it is new? */
  staged(count: number, last: LogLine[]): LogLine[] {
    const grown = count > this.#chunks.length;
    if (grown) {
      while (this.#chunks.length < count - 1) this.#chunks.push([]);
      this.#chunks.push(last);
    } else {
      this.#chunks.length = count;
    }
    return grown ? last : [];
  }

  /** All is stored: of what all see now, this is new to me. */
  stored(come: LogLine[]): LogLine[] {
    const seen = this.lines.map(({ event }) => JSON.stringify(event));
    this.#chunks = [];
    return come.filter(({ event }) => {
      const at = seen.indexOf(JSON.stringify(event));
      if (at >= 0) seen.splice(at, 1);
      return at < 0;
    });
  }
}
