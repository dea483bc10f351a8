// Signs that are not needed to play; each is bundled with the pages that import it.

import { disc, type Glyph, groove, hole, main, second, secondStroke, stroke } from './table';

const SPEAKER = main('M3 9h4l6-5v16l-6-5H3z');

export const MINE: Glyph = [
  main('M1.4 22.4L8.4 6l3 3.6L15 2.4l7.6 20z'),
  hole('M8 22.4v-5a4 4.2 0 0 1 8 0v5z'),
  secondStroke(1.6, 'M8 22.4v-5a4 4.2 0 0 1 8 0v5'),
];
export const PEOPLE: Glyph = [
  main(disc(8.6, 8.4, 4.4) + 'M.8 21c0-4.8 3-7 7.8-7s7.8 2.2 7.8 7z'),
  second(
    'M14.8 4.4a4.2 4.2 0 1 1 .4 8.2 6.6 6.6 0 0 0-.4-8.2zM16.8 14.2c4 .2 6.4 2.4 6.4 6.8h-4.6c0-2.8-.6-5-1.8-6.8z',
  ),
];
/** A learner, who gets hints. */
export const CAP: Glyph = [
  main('M12 4.4L1.4 9.6 12 14.8l10.6-5.2z'),
  second('M6 13.2v3.9c1.6 1.6 3.6 2.4 6 2.4s4.4-.8 6-2.4v-3.9l-6 3z'),
  stroke(1.7, 'M21.4 10.4v6.4'),
];
export const CROWN: Glyph = [main('M2.4 7l5 4.4L12 3.6l4.6 7.8 5-4.4-2 12.6H4.4z')];
export const BACK: Glyph = [stroke(2.6, 'M10.6 5L3.6 12l7 7M4.4 12h16')];
export const FORWARD: Glyph = [stroke(2.6, 'M13.4 5l7 7-7 7M19.6 12h-16')];
export const DOWN: Glyph = [stroke(2.6, 'M5 9l7 7 7-7')];
export const PLAY: Glyph = [main('M6 3.4l14.6 8.6L6 20.6z')];
export const PAUSE: Glyph = [main('M5.4 4h4.6v16H5.4zM14 4h4.6v16H14z')];
export const SKIP: Glyph = [main('M4.4 4.6L14.4 12l-10 7.4zM15.4 4.6h3.6v14.8h-3.6z')];
export const DOOR: Glyph = [
  main('M5 22V9a7 7.4 0 0 1 14 0v13z'),
  groove('M9.4 3v19M14.6 3v19'),
  second(disc(16.4, 13.6, 1.5)),
];
export const LEAVE: Glyph = [stroke(2.4, 'M13 3.6H4.6v16.8H13M10 12h11M16.6 7.4L21.2 12l-4.6 4.6')];
export const NOTE: Glyph = [
  main('M4.4 2.6h15.2v13.2l-5.6 5.6H4.4z'),
  groove('M8 7.6h8M8 11.6h8M8 15.6h4'),
];
export const SHARE: Glyph = [stroke(2.3, 'M12 14.6V3M7.6 7L12 2.8 16.4 7M5 12v9h14v-9')];
export const LINK: Glyph = [
  stroke(
    2.3,
    'M10 14a4 4 0 0 1 0-5.6l3-3a4 4 0 0 1 5.6 5.6l-1.6 1.6M14 10a4 4 0 0 1 0 5.6l-3 3a4 4 0 0 1-5.6-5.6L7 11.4',
  ),
];
export const VOTE: Glyph = [
  main('M9.4 2.6h5.2v8.2h4.8l1.6 5.4H3l1.6-5.4h4.8z'),
  second('M3 18.4h18v3H3z'),
];
export const BOOT: Glyph = [
  main('M5.4 2.4h8.4v9.4c3 .6 6.8 1.6 7.2 5v2.4H5.4z'),
  second('M5.4 20.2H21v2H5.4z'),
];
export const BOLT: Glyph = [main('M13.6 1.6L3.8 13.8h6.4L8.2 22.4 20 9.4h-6.8z')];
export const COPY: Glyph = [stroke(2.2, 'M8.6 8.6h11.8v11.8H8.6zM15.4 4.4V3.6H3.6v11.8h1.2')];
export const SOUND: Glyph = [
  SPEAKER,
  stroke(2, 'M16.4 8.6a5 5 0 0 1 0 6.8M19 5.8a9 9 0 0 1 0 12.4'),
];
export const MUTE: Glyph = [SPEAKER, stroke(2.2, 'M16.4 9.2l5.6 5.6M22 9.2l-5.6 5.6')];
export const SUN: Glyph = [
  main(disc(12, 12, 4.6)),
  stroke(
    2.2,
    'M12 1.8v2.6M12 19.6v2.6M1.8 12h2.6M19.6 12h2.6M4.8 4.8l1.8 1.8M17.4 17.4l1.8 1.8M19.2 4.8l-1.8 1.8M6.6 17.4l-1.8 1.8',
  ),
];
export const MOON: Glyph = [main('M14.8 2A10.2 10.2 0 1 0 22 15.2 8.6 8.6 0 0 1 14.8 2z')];
export const TABLE: Glyph = [main('M2 8h20v3.6H2zM4.4 11.6h2.8V21H4.4zM16.8 11.6h2.8V21h-2.8z')];
export const LEARN: Glyph = [
  main('M12 3.6L23 8.8 12 14 1 8.8zM5.4 12.4v4.4C9 20 15 20 18.6 16.8v-4.4L12 15.6z'),
];
export const PLUS: Glyph = [stroke(3, 'M12 4v16M4 12h16')];
export const MINUS: Glyph = [stroke(3, 'M4 12h16')];
export const GEAR: Glyph = [
  main(
    'M9.8 4.7 9.9 1.6 14.1 1.6 14.2 4.7 15.5 5.3 17.9 3.2 20.8 6.1 18.7 8.5 19.3 9.8 22.4 9.9 22.4 14.1 19.3 14.2 18.7 15.5 20.8 17.9 17.9 20.8 15.5 18.7 14.2 19.3 14.1 22.4 9.9 22.4 9.8 19.3 8.5 18.7 6.1 20.8 3.2 17.9 5.3 15.5 4.7 14.2 1.6 14.1 1.6 9.9 4.7 9.8 5.3 8.5 3.2 6.1 6.1 3.2 8.5 5.3z',
  ),
  hole(disc(12, 12, 3.6)),
];
export const CLOCK: Glyph = [stroke(2.2, 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.4V12l3.4 2')];
export const CHAT: Glyph = [
  main('M2.4 3.6h19.2v12.8H12L6.6 21.6v-5.2H2.4z'),
  groove('M6.6 8h10.8M6.6 12h7'),
];
