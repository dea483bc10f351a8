/** What I alone have seen in the forest: mines, treasures and dwarves I looked at, what I found or lost. */

import type { LogLine } from '../../lib/table.svelte.ts';
import { type GameEvent, isUnknown } from '../../lib/view.ts';
import { turnNumbers } from '../../table/turns.ts';

export interface Sight {
  readonly what: 'mine' | 'treasure' | 'dwarf' | 'found' | 'lost';
  /** The mine or treasure from 0, or the seat of the dwarf. */
  readonly which: number;
  readonly card: string;
}

/** What an event shows to nobody but me. */
export function sightOf(event: GameEvent, you: number): Sight | null {
  const { did, seat, target, mine = 0, treasure = 0, cards: [card = '?'] = [] } = event;
  if (seat !== you || isUnknown(card)) return null;
  switch (did) {
    case 'scouted':
      return { what: 'mine', which: mine, card };
    case 'appraised':
      return { what: 'treasure', which: treasure, card };
    case 'spied':
      return { what: 'dwarf', which: Number(target), card };
    case 'treasuretaken':
      return { what: 'found', which: treasure, card };
    case 'lostcard':
      return { what: 'lost', which: seat, card };
    default:
      return null;
  }
}

/** The dwarf of a seat as I saw it in this round, and in which turn. */
export function spiedAt(
  log: readonly LogLine[],
  you: number,
  seat: number,
): { role: string; turn: number } | null {
  const round = log.slice(log.findLastIndex(({ event }) => event.did === 'roundbegan') + 1);
  const line = round.findLast(({ event }) => {
    const sight = sightOf(event, you);
    return sight?.what === 'dwarf' && sight.which === seat;
  });
  const role = line?.event.cards?.[0];
  if (!line || role === undefined) return null;
  return { role, turn: turnNumbers(log).get(line.seq) ?? 0 };
}
