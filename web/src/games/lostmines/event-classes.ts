// What is done in the forest, and how it sounds.

import type { Deeds } from '../../play/event-classes.ts';

export const deeds: Deeds = {
  plays: [
    'pathlaid',
    'bridged',
    'scouted',
    'appraised',
    'spied',
    'trapset',
    'trollcame',
    'stormed',
  ],
  news: ['mineopened', 'dragonwoken', 'treasuretaken'],
  sounds: {
    stormed: 'rock',
    scouted: 'peek',
    appraised: 'peek',
    spied: 'peek',
    mineopened: 'goal',
    dragonwoken: 'break',
    stepped: 'card',
    treasuretaken: 'card',
    lostcard: 'break',
    bridged: 'mend',
  },
};
