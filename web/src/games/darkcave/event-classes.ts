// Classes and sounds of the events of The Dark Cave.

import type { EventClasses } from '../../play/event-classes.ts';

export const eventClasses: EventClasses = {
  plays: [
    'goalspied',
    'dwarfspied',
    'collapsed',
    'handstraded',
    'equipped',
    'webspun',
    'lured',
    'takenover',
  ],
  news: [
    'attacked',
    'drivenoff',
    'webcut',
    'goldfound',
    'goldlost',
    'unmasked',
    'cornerfound',
    'leftcave',
  ],
  sounds: {
    goalspied: 'peek',
    dwarfspied: 'peek',
    collapsed: 'rock',
    equipped: 'mend',
    stepped: 'card',
    prowled: 'card',
    attacked: 'break',
    drivenoff: 'mend',
    webcut: 'break',
    goldlost: 'break',
    goldfound: 'card',
    lostcard: 'break',
    cornerfound: 'goal',
    leftcave: 'goal',
    asideseen: 'peek',
  },
};
