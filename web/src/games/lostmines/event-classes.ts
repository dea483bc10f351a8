// Classes and sounds of the events of The Lost Mines.

import { type EventClasses, harm } from '../../play/event-classes.ts';

export const eventClasses: EventClasses = {
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
  touches: {
    trapset: harm('near'),
    trollcame: harm('near'),
  },
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
