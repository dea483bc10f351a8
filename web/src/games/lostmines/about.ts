// Data of The Lost Mines for pages: seats, minutes, sign, and examples of fitting cards.

import type { GameAbout } from '../contract.ts';
import { GROUND } from './ground.ts';

export const about: GameAbout = {
  game: 'the-lost-mines',
  ground: GROUND,
  seats: [3, 9],
  minutes: 45,
  sign: 'map',
  examples: [
    { name: 'fits', row: ['start-blue', 'EW', 'ESW+campfire', '?mine'], fits: true },
    { name: 'fits-not', row: ['start-blue', 'EW', 'NS', '?mine'], fits: false },
  ],
};
