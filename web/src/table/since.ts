/** What the others did since I was on. */

import type { LogLine } from '../lib/table.svelte.ts';
import type { GameEvent } from '../lib/view.ts';
import { isPlay } from './turns.ts';

const NEWS: ReadonlySet<string> = new Set(['goalopened']);

export interface Since {
  /** The first events first. */
  events: GameEvent[];
  /** I have not been on in this round. */
  fromStart: boolean;
}

/** Plays of the others after my last one in this round, and goals that were opened. */
export function sinceMine(log: readonly LogLine[], you: number): Since {
  const round = log.slice(log.findLastIndex(({ event }) => event.did === 'roundbegan') + 1);
  const last = round.findLastIndex((line) => isPlay(line) && line.event.seat === you);
  const seq = round[last]?.seq ?? -Infinity;
  const events = round
    .filter((line) => line.seq > seq && (isPlay(line) || NEWS.has(line.event.did)))
    .map(({ event }) => event);
  return { events, fromStart: last < 0 };
}
