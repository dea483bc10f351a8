/** Private knowledge of the viewer: cards looked at, found or lost. */

import type { LogLine } from '../../../play/table.ts';
import { type GameEvent, isUnknown } from '../../../base/protocol/view.ts';
import { turnNumbers } from '../../../play/log-turns.ts';

export interface Sight {
  /** `sight-…` is what it is called. */
  readonly what: string;
  /** Which one of them, from 0; or a seat. */
  readonly which: number;
  readonly cards: readonly string[];
}

/** What was seen, and the field of the event that says which one. */
export type Shown = Readonly<Record<string, readonly [what: string, which: keyof GameEvent]>>;

/** What an event shows to nobody but me. */
export function sightOf(event: GameEvent, you: number, shown: Shown): Sight | null {
  const { did, seat, cards = [] } = event;
  const [what, which] = shown[did] ?? [];
  if (!what || !which || seat !== you || cards.length === 0 || cards.some(isUnknown)) return null;
  return { what, which: Number(event[which] ?? 0), cards };
}

/** The dwarf of a seat as I saw it in this round, and in which turn. */
export function spiedAt(
  log: readonly LogLine[],
  you: number,
  seat: number,
  shown: Shown,
): { role: string; turn: number } | null {
  const round = log.slice(log.findLastIndex(({ event }) => event.did === 'roundbegan') + 1);
  const line = round.findLast(({ event }) => {
    const sight = sightOf(event, you, shown);
    return sight?.what === 'dwarf' && sight.which === seat;
  });
  const role = line?.event.cards?.[0];
  if (!line || role === undefined) return null;
  return { role, turn: turnNumbers(log).get(line.seq) ?? 0 };
}
