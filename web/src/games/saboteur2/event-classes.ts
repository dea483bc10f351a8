// Classes and sounds of the events of Saboteur 2, beside those of Saboteur.

import type { EventClasses } from '../../play/event-classes.ts';

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
  sounds: {
    stole: 'card',
    trapped: 'break',
    freed: 'mend',
    theftended: 'mend',
    lifted: 'mend',
    inspected: 'peek',
  },
};
