// The signs of the forest: tools, dangers, what the mines hide.

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

export const AXE: Glyph = [
  secondStroke(2.9, 'M6 21.4L15 5.4'),
  main(
    'M11.6 2.8C15.8 1 20.4 3.4 21.6 8.6c-2 2.4-4.6 3.2-7.6 2.4L10.4 8.8C9.6 6.8 10 4.4 11.6 2.8z',
  ),
];
export const BOAT: Glyph = [
  main('M1.8 14.4h20.4c-1 3.6-3 5.8-6 6H8c-3-.2-5.2-2.4-6.2-6z'),
  second('M11 2.4L4.6 13H11z'),
  main('M12.6 4.6l6 8.4h-6z'),
  secondStroke(1.3, 'M2 22.6q2.6-1.6 5 0t5 0 5 0 5 0'),
];
export const ROPE: Glyph = [
  stroke(2.6, 'M12 2.6c5.6 0 9 2.6 9 6s-3.4 6-9 6-9-2.6-9-6 3.4-6 9-6z'),
  secondStroke(2, 'M12 6.6c2.8 0 4.6.8 4.6 2S14.8 10.6 12 10.6 7.4 9.8 7.4 8.6 9.2 6.6 12 6.6z'),
  stroke(2.6, 'M17 13.4c4 3.4 1 7.6-3.4 8.2'),
];
export const TRAP: Glyph = [
  main('M2 13.6a10 8 0 0 1 20 0l-2.6 0-1.4-4-2 3-2-4.4-2 4.4-2-4.4-2 4.4-2-3-1.4 4z'),
  main('M2 15.2a10 7 0 0 0 20 0l-2.6 0-1.4 3.4-2-2.6-2 3.6-2-3.6-2 3.6-2-3.6-2 2.6-1.4-3.4z'),
];
export const TROLL: Glyph = [
  main(
    'M14.4 2.4c3.2-1.4 6.8 1 7 4.6.2 3.2-2.2 4.8-5 5.8L6 21.6a2.3 2.3 0 0 1-3.4-3l8.6-9.4c.6-2.8 1-5.6 3.2-6.8z',
  ),
  hole('M15.4 5.4l1.8.6-1 1.6zM18.6 7.4l1 1.6-1.8.2zM13.2 8.6l1.8.4-1 1.6z'),
  secondStroke(1.6, 'M4.4 17.8l2 2'),
];
export const STORM: Glyph = [
  main('M6 14.4a4.2 4.2 0 0 1 .4-8.4 5.6 5.6 0 0 1 10.6.6 4 4 0 0 1 .8 7.8z'),
  second('M12.8 11.4L7.8 17.6h3.2L9.6 22.6 16 15.8h-3.4z'),
];
export const TREE: Glyph = [
  main('M12 1.4l5.4 7.4h-2.6l4.2 5.4h-2.8l4.6 5.4H3.2l4.6-5.4H5l4.2-5.4H6.6z'),
  main('M10.6 19.6h2.8v3h-2.8z'),
];
export const GEM: Glyph = [
  main('M6.4 3.4h11.2l4.8 6L12 21.8 1.6 9.4z'),
  second('M6.4 3.4L9 9.4H1.6zM17.6 3.4L15 9.4h7.4z'),
  groove('M1.8 9.4h20.4M9 9.4l3 12 3-12-3-5.6z'),
];
export const INGOT: Glyph = [
  main('M6.6 8.4h10.8l4 9.8H2.6z'),
  second('M6.6 8.4h10.8l1 2.4H5.6z'),
  groove('M5.4 11.2h13.2'),
];
export const SILVER: Glyph = [
  main(disc(9, 14, 7)),
  second(disc(15.6, 9, 6.4)),
  hole('M15.6 5.4l1.1 2.3 2.5.3-1.9 1.7.5 2.5-2.2-1.2-2.2 1.2.5-2.5-1.9-1.7 2.5-.3z'),
];
export const DRAGON: Glyph = [
  main(
    'M3 20.6c1-7 4-9 7-10.2L8.6 6.6l3.8 1.6L13.6 3l2.6 4.4c3 .8 5.2 2.6 6.4 5.4l-3.4 1.4 1 2.2-5.6.2c-1 3-3.6 4.8-6.6 5z',
  ),
  hole('M15 9.6l2.6 1-2.2.9z'),
  second('M20.4 17.6c1.8 1 2.4 2.6 1.6 4.6-1-1-2.6-1-3.6 0-.6-1.8.2-3.6 2-4.6z'),
];
export const FIRE: Glyph = [
  main('M12 1.8c5 4.8 7.6 8.6 6.8 13-.8 4.8-12.8 4.8-13.6 0-.6-3.8 2.6-5.4 2.8-9 2 .6 3.4-1 4-4z'),
  second(
    'M12 10c2.6 2.6 3.6 4.6 3.2 6.6-.6 2.6-5.8 2.6-6.4 0-.4-2 1.2-2.8 1.4-4.4.8.2 1.4-.8 1.8-2.2z',
  ),
  stroke(2, 'M4 21.8h16'),
];
