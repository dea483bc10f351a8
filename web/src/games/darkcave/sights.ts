/** Private knowledge of the viewer in The Dark Cave: goals and dwarves I looked at, cards that were set aside or lost. */

import type { GameEvent } from '../../base/protocol/view.ts';
import { type Shown, type Sight, sightOf } from '../shared/two-clans/sights.ts';

export const SHOWN: Shown = {
  goalspied: ['goal', 'corner'],
  dwarfspied: ['dwarf', 'target'],
  lostcard: ['lost', 'seat'],
  asideseen: ['aside', 'seat'],
};

/** A trade of hands is told to both: to each, who has the cards now. */
function tradeOf({ did, seat, target }: GameEvent, you: number): Sight | null {
  if (did !== 'handstraded' || (seat !== you && target !== you)) return null;
  return { what: 'hands', which: Number(seat === you ? target : seat), cards: [] };
}

/** The sight that an event shows to me, if any. */
export const seen = (event: GameEvent, you: number): Sight | null =>
  tradeOf(event, you) ?? sightOf(event, you, SHOWN);
