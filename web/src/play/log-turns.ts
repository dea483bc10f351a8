/** Assigns each line of the log to a turn of its round. */

import { PLAYS } from './event-classes.ts';
import type { LogLine } from './table.ts';

/** A seat did something in its turn. */
export const isPlay = ({ event }: LogLine): boolean => PLAYS.has(event.did);

/** Turn numbers by entry, counted from 1 in each round. */
export function turnNumbers(log: readonly LogLine[]): Map<number, number> {
  const turns = new Map<number, number>();
  let turn = 0;
  for (const line of log) {
    if (line.event.did === 'roundbegan') turn = 0;
    else if (isPlay(line) && !turns.has(line.seq)) turns.set(line.seq, (turn += 1));
  }
  return turns;
}

/** The lines of the round that is on. */
export const ofThisRound = (log: readonly LogLine[]): LogLine[] =>
  log.slice(log.findLastIndex(({ event }) => event.did === 'roundbegan') + 1);
