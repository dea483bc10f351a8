// The signs of the cave: beasts, webs, tools.

import {
  disc,
  type Glyph,
  groove,
  hole,
  main,
  second,
  secondStroke,
  stroke,
} from '../../art/icons/table';

export const BATTLE_AXE: Glyph = [
  secondStroke(2.8, 'M12 22.2V2.4'),
  main('M10.6 5C8 1.8 4.4 2.4 2.2 4.6c1.4 3.4 1.4 5.8 0 9.2 2.4 2 6 2.4 8.4-.8z'),
  main('M13.4 5c2.6-3.2 6.2-2.6 8.4-.4-1.4 3.4-1.4 5.8 0 9.2-2.4 2-6 2.4-8.4-.8z'),
];
export const WEB: Glyph = [
  stroke(1.4, 'M12 2v20M2.6 6.6l18.8 10.8M21.4 6.6L2.6 17.4'),
  stroke(1.5, 'M12 6.4q2.6 2 5.2 2.6-.6 3 0 6-2.6.6-5.2 2.6-2.6-2-5.2-2.6.6-3 0-6Q9.4 8.4 12 6.4z'),
  stroke(
    1.5,
    'M12 2.6q4 3 8.8 4.2-1 5.2 0 10.4Q16 18.4 12 21.4q-4-3-8.8-4.2 1-5.2 0-10.4Q8 5.6 12 2.6z',
  ),
  second(disc(12, 12, 2.2)),
];
export const BOOTS: Glyph = [
  main('M4 3.4h6.4v9l8.6 3.2c1.8.8 2.4 2 2.4 3.8v.8H4z'),
  second('M4 3.4h6.4v3H4z'),
  main('M3.4 20.6h18.6v2H3.4z'),
  groove('M12 13.4l-1 2.4M15.4 14.8l-1 2.4'),
];
export const RAT: Glyph = [
  main(
    'M2 15.4C3.4 9.6 8 6.8 13 8.2c1.6.4 3 .4 4.4.8 2.4.6 4.2 2.4 5 4.6-.8 1.8-3 2.6-5.6 2.4l-1.4 2.6H5.6C3.4 18.6 2 17.4 2 15.4z',
  ),
  second(disc(14.8, 7.8, 2.7)),
  hole('M18.4 11.2a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8z'),
  stroke(1.7, 'M2.6 16.4C.6 20 3 22 6.4 21.4s6-.4 8 .4'),
];
export const LINDWORM: Glyph = [
  stroke(4, 'M4.2 20.4c3.4 1.4 6.2-.2 5.8-3.2S5 13 6.2 9.2s6.8-3.6 8.4-1.4'),
  main('M12.2 4.8l3-3.2 1.6 3 4.8 2.4.6 3.6-6 1.2c-2.6.2-4.6-.8-5-3z'),
  hole('M17.4 6.2l2 .9-1.8.7z'),
  secondStroke(1.3, 'M22 10.8l1 1.8M19.6 11.4l.4 2.2'),
  secondStroke(1.7, 'M5.6 12.6l-2.4-1M9.6 15.6l2.2-1.4M4.2 7.8l-1.6-1.6'),
];
export const GOBLIN: Glyph = [
  main(
    'M12 4.2c3.6 0 6 2 6.4 5.4L23 7.2c0 4-2.2 6.6-5.2 7.2-1 4-3.2 7-5.8 7s-4.8-3-5.8-7C3.2 13.8 1 11.2 1 7.2l4.6 2.4C6 6.2 8.4 4.2 12 4.2z',
  ),
  hole('M7.6 10.4l3.6 1.6-2.8 1.2zM16.4 10.4L12.8 12l2.8 1.2z'),
  hole('M8.4 16c2.4 1.2 4.8 1.2 7.2 0-.8 2.4-2 3.4-3.6 3.4S9.2 18.4 8.4 16z'),
  second('M9.8 16.5l1.2.2-.5 1.2zM13 16.7l1.2-.2-.6 1.4z'),
  second('M9 4.6L12 1.4l3 3.2z'),
];
/** Footprints, left of the number that goes with them. */
export const FEET: Glyph = [
  main(
    'M-8 13.6a2.6 3.6 0 1 1 .1 0zM-9.6 15.4h3.6v1.4a1.8 2 0 0 1-3.6 0zM-1 8.6a2.6 3.6 0 1 1 .1 0zM-2.6 10.4H1v1.4a1.8 2 0 0 1-3.6 0z',
  ),
];
/** The numbers of the three groups of cards; with bars, or two would read as a sign for a pause. */
export const NUMERALS = {
  I: [stroke(3.2, 'M7 3.4h10M12 3.4v17.2M7 20.6h10')],
  II: [stroke(3.2, 'M3.4 3.4h17.2M8 3.4v17.2M16 3.4v17.2M3.4 20.6h17.2')],
  III: [stroke(3, 'M1 3.4h22M5 3.4v17.2M12 3.4v17.2M19 3.4v17.2M1 20.6h22')],
} as const satisfies Record<string, Glyph>;
/** A dwarf on the ground. */
export const LYING: Glyph = [
  main(disc(6.4, 15.6, 3.6)),
  main('M10.6 12.8h8.4a3.4 3.4 0 0 1 3.4 3.4v3H8.6z'),
  second('M5 11.8L1 8.6l.6 6.6z'),
  stroke(1.6, 'M13.4 3.2h4.2l-4.2 4.8h4.2'),
];
/** The way out. */
export const EXIT: Glyph = [
  stroke(2.4, 'M4 21.4V11a8 8 0 0 1 16 0v10.4'),
  secondStroke(2.6, 'M12 20v-9.6M8 14l4-4 4 4'),
];
