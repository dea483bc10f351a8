// Classes and sounds of the events of The Dark Cave.

import { type EventClasses, harm, kindness } from '../../play/event-classes.ts';

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
  touches: {
    attacked: harm('victims'),
    laidlow: harm('seat'),
    goldlost: harm('seat'),
    lostcard: harm('seat'),
    handstraded: harm('target'),
    webspun: harm('near'),
    equipped: kindness('target'),
  },
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
