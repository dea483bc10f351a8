// What is done in Saboteur 2, beside what is done in Saboteur, and how it sounds.

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
