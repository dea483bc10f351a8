/** The log of events, and the part of it that this client has not seen yet. */

import type { Logged } from '../base/protocol/protocol.gen.ts';
import type { GameEvent } from '../base/protocol/view.ts';

export interface LogLine {
  /** The entry of the record that led to it. */
  seq: number;
  /** The actor that decided, if not the seat itself. */
  how: Logged['how'];
  event: GameEvent;
}

export function lines(logged: readonly Logged[]): LogLine[] {
  return logged.flatMap(({ seq, how, events }) => events.map((event) => ({ seq, how, event })));
}

/** Merge known and received lines; from the first received entry on, the received lines count. */
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

  /** `count` actions are staged, the last of which led to `last`; returns the lines that are new. */
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

  /** The staged actions are stored; returns the received lines that were not seen while staged. */
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
