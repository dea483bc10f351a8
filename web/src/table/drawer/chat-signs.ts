/** The eight signs, each a few strokes in a box of 24: a dwarf with a beard, or a plain mark. */

import type { Sign } from '../../base/protocol/protocol.gen.ts';

/** Beard and helmet, the same for all. */
const DWARF = ['M5 10a7 7 0 0 1 14 0', 'M3.5 10h17', 'M6 10.5c0 7 2.5 10.5 6 10.5s6-3.5 6-10.5'];
const NOSE = 'M11 13.5a1.2 1.2 0 1 0 2 0';

export const SIGNS: Readonly<Record<Sign, readonly string[]>> = {
  yes: ['M4.5 13l5 5.5L20 6'],
  no: ['M6 6l12 12', 'M18 6L6 18'],
  laugh: [
    ...DWARF,
    'M8 12.5q1.2-1.8 2.4 0',
    'M13.6 12.5q1.2-1.8 2.4 0',
    'M8.8 15.5q3.2 4.5 6.4 0z',
  ],
  wow: [...DWARF, 'M9.2 12v.6', 'M14.8 12v.6', NOSE, 'M12 16.3a1.3 1.3 0 1 0 .01 0z'],
  hurry: ['M7 3h10', 'M7 21h10', 'M8 3c0 5 8 6 8 9s-8 4-8 9', 'M16 3c0 5-8 6-8 9s8 4 8 9'],
  thanks: ['M12 20C6 15.5 4 12.5 4 9.5A4 4 0 0 1 12 8a4 4 0 0 1 8 1.5c0 3-2 6-8 10.5z'],
  suspicious: [
    ...DWARF,
    'M7.8 12.6h2.8',
    'M13.4 11.2l2.8-1',
    'M13.6 12.8h2.6',
    NOSE,
    'M9.5 17.3h5',
  ],
  sorry: [...DWARF, 'M8 12.2l2.4-.9', 'M16 12.2l-2.4-.9', NOSE, 'M9.4 18q2.6-2.6 5.2 0'],
};

export const SIGN_NAMES = Object.keys(SIGNS) as Sign[];

export const isSign = (name: string): name is Sign => Object.hasOwn(SIGNS, name);
