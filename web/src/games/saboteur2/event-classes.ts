// Classes and sounds of the events of Saboteur 2, beside those of Saboteur.

import { type EventClasses, harm, kindness } from '../../play/event-classes.ts';

export const eventClasses: EventClasses = {
  plays: [
    'theftlaid',
    'theftended',
    'hatswapped',
    'inspected',
    'handsswapped',
    'trapped',
    'freed',
    'lifted',
  ],
  touches: {
    trapped: harm('target'),
    freed: kindness('target'),
    hatswapped: harm('target'),
    handsswapped: harm('target'),
    theftended: harm('target'),
    stole: harm('target'),
  },
  bars: { 'SB2-080': 'trapped' },
  sounds: {
    stole: 'card',
    trapped: 'break',
    freed: 'mend',
    theftended: 'mend',
    lifted: 'mend',
    inspected: 'peek',
  },
};
