// Data of Saboteur for pages: seats, minutes, sign, and examples of fitting cards.

import type { GameAbout } from '../contract.ts';
import { MINE } from '../../art/colours.ts';

export const about: GameAbout = {
  game: 'saboteur',
  ground: MINE,
  seats: [3, 10],
  minutes: 30,
  sign: 'lamp',
  examples: [
    { name: 'fits', row: ['start', 'EW', 'NEW', '?goal'], fits: true },
    { name: 'fits-not', row: ['start', 'EW', 'NS', '?goal'], fits: false },
  ],
};
