// How pages introduce Saboteur: seats and minutes, its sign, what fits and what does not.

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
