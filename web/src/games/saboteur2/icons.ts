// Signs of Saboteur 2: on its action cards, in the rows of the seats and beside the board.

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

export const THEFT: Glyph = [
  main(
    'M1.8 13.4l5-1.6 4.6 2.6h4.2a1.7 1.7 0 0 1 0 3.4h-5 5.6l5-3a1.6 1.6 0 0 1 1.6 2.8l-6.4 4.2-6.4.4L6 19.8l-4.2.8z',
  ),
  second(disc(15.4, 6.8, 4.8)),
  hole('M14.6 4.2h1.6v5.2h-1.6z'),
];
export const HANDS_OFF: Glyph = [
  main('M7.6 1.8h8.8l5.8 5.8v8.8l-5.8 5.8H7.6l-5.8-5.8V7.6z'),
  hole('M6 10.3h12v3.4H6z'),
];
export const SWAP_HATS: Glyph = [
  main('M7.6 10.6C7.8 6.6 9.4 3.6 13.2 2.4c-.2 1.4.6 2.4 1.8 3.8.8 1 1.2 2.4 1.2 4.4z'),
  second('M6 11.2c4-1.6 8-1.6 12 0l-.4 2.4c-3.8-1.2-7.4-1.2-11.2 0z'),
  stroke(1.9, 'M5.6 16.4h12.8M16 14.2l2.6 2.2-2.6 2.2M18.4 21.2H5.6M8 19l-2.6 2.2L8 23.4'),
];
export const INSPECTION: Glyph = [
  main(disc(10, 10, 7.6)),
  stroke(3.4, 'M15.8 15.8l5.4 5.4'),
  hole(disc(10, 10, 5.4)),
  second(
    'M6.6 9.4c2.4-1 4.4-1 6.8 0l-.4 3c-1.6 2.4-4.4 2.4-6 0zM7.4 8.4C7.6 6.6 8.6 5.6 10 5.6s2.4 1 2.6 2.8z',
  ),
];
export const CAGE: Glyph = [
  stroke(2.2, 'M4.4 21V9.4a7.6 7 0 0 1 15.2 0V21z'),
  stroke(1.7, 'M8.2 20.6V5M12 20.6V3M15.8 20.6V5'),
  secondStroke(1.8, 'M4 12.6h16'),
  main('M2.8 20h18.4v2.4H2.8z'),
];
export const FREED: Glyph = [
  stroke(2.2, 'M3.4 21V9.4a6 6.2 0 0 1 11-3.4'),
  stroke(1.7, 'M7 20.6V6M10.6 20.6V4.6'),
  main('M2 20h12v2.4H2z'),
  secondStroke(2.2, 'M14 10.6l6.4-6M16 4.4h4.6V9'),
];
export const CRYSTAL: Glyph = [
  main('M8 22V9.4L12 2l4 7.4V22zM2.6 22v-6.4L5 11.6l2 3.6V22zM17 22v-7.6l2-3 2.6 4.2V22z'),
  second('M12 2L8 9.4V22h4z'),
];
export const VAULT_DOOR: Glyph = [
  main('M5 22V9a7 7.4 0 0 1 14 0v13z'),
  groove('M9.4 3v19M14.6 3v19'),
  second(disc(16.4, 13.6, 1.5)),
];
export const COIN: Glyph = [
  main(disc(12, 12, 9.6)),
  hole(disc(12, 12, 7)),
  second(disc(12, 12, 5.6)),
];
