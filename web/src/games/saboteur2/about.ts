// Data of Saboteur 2 for pages: seats, minutes, sign, and examples of fitting cards.

import type { GameAbout } from '../contract.ts';
import { DOOR } from '../../art/icons/pages.ts';
import { GROUND } from './ground.ts';

export const about: GameAbout = {
  game: 'saboteur-2',
  ground: GROUND,
  seats: [2, 12],
  minutes: 45,
  sign: DOOR,
  examples: [
    { name: 'fits', row: ['start', 'EW+green', 'NEW', '?goal'], fits: true },
    { name: 'fits-not', row: ['start', 'EW', 'E+ladder', '?goal'], fits: false },
  ],
};
