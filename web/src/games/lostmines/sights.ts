/** Private knowledge of the viewer in The Lost Mines: mines, treasures and dwarves looked at, cards found or lost. */

import type { GameEvent } from '../../base/protocol/view.ts';
import { type Shown, type Sight, sightOf } from '../shared/two-clans/sights.ts';

export const SHOWN: Shown = {
  scouted: ['mine', 'mine'],
  appraised: ['treasure', 'treasure'],
  spied: ['dwarf', 'target'],
  treasuretaken: ['found', 'treasure'],
  lostcard: ['lost', 'seat'],
};

/** The sight that an event shows to me, if any. */
export const seen = (event: GameEvent, you: number): Sight | null => sightOf(event, you, SHOWN);
