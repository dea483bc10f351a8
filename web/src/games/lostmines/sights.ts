/** What I alone have seen in the forest: mines, treasures and dwarves I looked at, what I found or lost. */

import type { Shown } from '../shared/two-clans/sights.ts';

export const SHOWN: Shown = {
  scouted: ['mine', 'mine'],
  appraised: ['treasure', 'treasure'],
  spied: ['dwarf', 'target'],
  treasuretaken: ['found', 'treasure'],
  lostcard: ['lost', 'seat'],
};
