/** Events of the other seats since one's last turn. */

import { NEWS } from '../../play/event-classes.ts';
import type { LogLine } from '../../play/table.ts';
import type { GameEvent } from '../../base/protocol/view.ts';
import { isPlay } from '../../play/log-turns.ts';

export interface Since {
  /** The first events first. */
  events: GameEvent[];
  /** I have not been on in this round. */
  fromStart: boolean;
}

/** What befell me first, then the newest; who passed is told only when nothing else happened. */
export function weighed(events: readonly GameEvent[], you: number): GameEvent[] {
  const done = events.filter(({ did }) => did !== 'discarded');
  const told = [...(done.length > 0 ? done : events)].reverse();
  const isMine = ({ target }: GameEvent): boolean => target === you;
  return [...told.filter(isMine), ...told.filter((event) => !isMine(event))];
}

/** The lines of the round that is on. */
export const ofThisRound = (log: readonly LogLine[]): LogLine[] =>
  log.slice(log.findLastIndex(({ event }) => event.did === 'roundbegan') + 1);

/** Plays of the others after my last one in this round, and goals that were opened. */
export function sinceMine(log: readonly LogLine[], you: number): Since {
  const round = ofThisRound(log);
  const last = round.findLastIndex((line) => isPlay(line) && line.event.seat === you);
  const seq = round[last]?.seq ?? -Infinity;
  const events = round
    .filter((line) => line.seq > seq && (isPlay(line) || NEWS.has(line.event.did)))
    .map(({ event }) => event);
  return { events, fromStart: last < 0 };
}
