/** What others do to me, read from the events that I see; nothing is asked of the server for it. */

import { TOUCHES } from './event-classes.ts';
import type { LogLine } from './log.ts';
import { cellKey, type GameEvent } from '../base/protocol/view.ts';

/** What somebody has just done to me. */
export interface Done {
  readonly seq: number;
  /** The event; `done-…` says it. */
  readonly what: string;
  readonly isHarm: boolean;
  /** Who did it. */
  readonly by: number;
  /** The slot of my row that it happened to, if there is one. */
  readonly tool: string | null;
  readonly creature: string | null;
}

export interface Me {
  readonly you: number;
  /** The borders of the card that my dwarf stands on. */
  readonly borders: readonly string[];
  /** The tool that an event without a name of its own breaks or mends. */
  readonly toolOf: (event: GameEvent) => string | null;
}

/** Whether an event happens to me. */
function isMine(event: GameEvent, { you, borders }: Me): boolean {
  const touch = TOUCHES[event.did];
  switch (touch?.whom) {
    case 'target':
      return event.target === you;
    case 'victims':
      return event.victims?.includes(you) ?? false;
    case 'seat':
      return event.seat === you;
    case 'near':
      return event.at !== undefined && borders.includes(cellKey(event.at));
    default:
      return false;
  }
}

/** Whoever acted last before it, where the event names only those who suffer. */
function doerOf(event: GameEvent, before: readonly LogLine[]): number {
  const { whom } = TOUCHES[event.did] ?? {};
  if (whom === 'target' || whom === 'near') return event.seat ?? -1;
  const acted = before.findLast(
    ({ event: { did, seat } }) => TOUCHES[did] === undefined && seat !== undefined && seat >= 0,
  );
  return acted?.event.seat ?? -1;
}

/** What was done to me last among the news, by somebody else; null: nothing. */
export function doneToMe(fresh: readonly LogLine[], log: readonly LogLine[], me: Me): Done | null {
  const found = fresh.flatMap((line): Done[] => {
    const { event, seq } = line;
    const touch = TOUCHES[event.did];
    if (!touch || !isMine(event, me)) return [];
    const at = log.indexOf(line);
    const by = doerOf(event, at < 0 ? log : log.slice(0, at));
    if (by < 0 || by === me.you) return [];
    const { did: what, creature = null } = event;
    return [{ seq, what, isHarm: touch.isHarm, by, tool: me.toolOf(event), creature }];
  });
  return found.findLast(({ isHarm }) => isHarm) ?? found.at(-1) ?? null;
}
