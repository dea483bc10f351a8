// Data of The Dark Cave for pages: seats, minutes, sign, and examples of fitting cards.

import type { GameAbout } from '../contract.ts';
import { MINE } from '../../art/icons/pages.ts';
import { GROUND } from './ground.ts';

export const about: GameAbout = {
  game: 'the-dark-cave',
  ground: GROUND,
  seats: [2, 8],
  minutes: 45,
  sign: MINE,
  examples: [
    { name: 'fits', row: ['start', 'E-W', 'NEW+hole', '?goal'], fits: true },
    { name: 'fits-not', row: ['start', 'E-W', 'N-S', '?goal'], fits: false },
  ],
};
