// The signs, each drawn in a box of 24. One solid main tone, one second tone, and lines cut out of both.
// Those of the table have names; the others are in pages.ts, so that it need not wait for them.

import type { Attributes } from '../svg';

export type Tone = 'main' | 'second' | 'cut';

/** One path of a sign; with a width it is a line, without it a filled shape. */
export interface Part {
  readonly tone: Tone;
  readonly d: string;
  readonly width?: number;
}

/** A sign is what it is made of, from back to front. */
export type Glyph = readonly Part[];

export const main = (d: string): Part => ({ tone: 'main', d });
export const second = (d: string): Part => ({ tone: 'second', d });
export const hole = (d: string): Part => ({ tone: 'cut', d });
export const stroke = (width: number, d: string): Part => ({ tone: 'main', d, width });
export const secondStroke = (width: number, d: string): Part => ({ tone: 'second', d, width });
export const groove = (d: string): Part => ({ tone: 'cut', d, width: 1.3 });
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0z`;

export const ROUND: Attributes = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

export const GLYPHS = {
  // tools and plays
  lamp: [
    stroke(1.7, 'M8 6.4a4 4.4 0 0 1 8 0'),
    main('M7.4 6h9.2l1.4 3.6H6zM6.4 9.6h11.2l1 9.4H5.4z'),
    second('M8.6 11h6.8l.7 6.8H7.9z'),
    hole('M12 11.6c1.9 2.2 2.4 3.4 1.9 4.6-.6 1.4-3.2 1.4-3.8 0-.5-1.2.4-2.2 1.9-4.6z'),
    main('M4.6 19h14.8v2.8H4.6z'),
  ],
  pick: [
    secondStroke(2.9, 'M4.4 20.4L15.8 9'),
    main(
      'M3.4 6.4C9.6 2 16.8 2.8 20 5.4 22.6 8.8 22.4 15.4 18.6 20.8 18.8 15.8 17.8 12.2 15.2 9.2 12.2 6.4 8.4 5.8 3.4 6.4z',
    ),
  ],
  cart: [
    second('M4.4 8.2L6.8 4l3.2 1.2L12.8 2.6l3 2.6 3-.6 1.4 3.6z'),
    main(
      'M1.8 8.4h20.4l-.9 2.4h-.9l-2.2 6.4H5.8L3.6 10.8h-.9z' +
        disc(8, 19.4, 2.7) +
        disc(16, 19.4, 2.7),
    ),
    hole(disc(8, 19.4, 1) + disc(16, 19.4, 1)),
    groove('M8.4 11l.8 4M12 11v4M15.6 11l-.8 4'),
  ],
  map: [
    main('M2.6 5.4L8.6 3l6.8 2.4L21.4 3v15.6L15.4 21l-6.8-2.4-6 2.4z'),
    groove('M8.6 3.4v15M15.4 5.6v15'),
    secondStroke(1.5, 'M5 15.6c2-4 5-.4 7-3.6'),
    secondStroke(2, 'M15.8 7.6l4 4M19.8 7.6l-4 4'),
  ],
  rock: [
    main(
      'M7 2.6l5-.8 3 3.2-2.4 4-5-.4zM2.4 12l4-2 4 2.2.4 4.4-4.6 2.2-4-2.6zM13 10.6l5.4-1.2 3.6 4-1.4 5.4-6 1.4-3.4-4z',
    ),
    second('M7 2.6l5-.8-1.6 3.6zM2.4 12l4-2-.6 3.6zM13 10.6l5.4-1.2-2.6 4z'),
    stroke(1.8, 'M4 22.2h16'),
    stroke(1.6, 'M18.4 2v3M21.4 4.4v2.4M3 4v3'),
  ],
  lightning: [main('M13.6 1.6L4.4 13.4h5.8L8.6 22.4 19.4 9.8h-6.2z')],
  // things of the mine
  gold: [main(disc(12, 12, 9.6)), hole(disc(12, 12, 7)), second(disc(12, 12, 5.6))],
  nugget: [
    main('M2.6 14.4L5.6 6 13 2.4l6.8 3.2 2.6 7.6-3.4 6.6L9 22l-5-3z'),
    second('M5.6 6L13 2.4l1.6 6.4L8 11.6z'),
    groove('M5.6 6L8 11.6l6.6-2.8L13 2.6M14.6 8.8l7 3.6M8 11.6l.8 9.8'),
  ],
  ladder: [stroke(2.2, 'M7 2v20M17 2v20M7 6h10M7 10.6h10M7 15.2h10M7 19.8h10')],
  cards: [main('M3 6.4l8.6-2.8 4.6 13.8-8.6 2.8z'), second('M13.6 4.4h7.6v14.4h-3.4z')],
  discard: [stroke(2, 'M5 7h14l-1.4 14.4H6.4zM3.4 7h17.2M9 3.4h6')],
  // people
  dwarf: [
    main(
      'M5 11.4C5.4 6 8.4 2.6 13.4 1.4c0 2 1.2 3 2.6 4.6 1.6 1.8 2.6 3.4 3 5.4-4.6-1.8-9.4-1.8-14 0z',
    ),
    second('M6.4 11.8c3.8-1.2 7.4-1.2 11.2 0 1 5.8-1.2 10-5.6 10.8-4.4-.8-6.6-5-5.6-10.8z'),
    main(disc(12, 13.8, 1.9)),
  ],
  robot: [
    main('M4.4 8h15.2v12H4.4z' + disc(12, 3.4, 1.8)),
    stroke(2, 'M12 8V3.8'),
    hole('M7.6 11.6h3v3h-3zM13.4 11.6h3v3h-3zM8.6 16.8h6.8v1.4H8.6z'),
  ],
  eye: [
    main('M1.4 12Q12 .8 22.6 12 12 23.2 1.4 12z'),
    hole(disc(12, 12, 4.8)),
    second(disc(12, 12, 2.6)),
  ],
  // the shell
  cross: [stroke(3, 'M5 5l14 14M19 5L5 19')],
  close: [stroke(2.2, 'M5.4 5.4l13.2 13.2M18.6 5.4L5.4 18.6')],
  check: [stroke(3, 'M4 12.6l5.4 5.4L20 6.4')],
  question: [
    stroke(2.6, 'M8.2 8a4 4 0 1 1 5.6 4.2c-1.2.6-1.8 1.4-1.8 2.8'),
    main(disc(12, 19.4, 1.7)),
  ],
  menu: [stroke(2.4, 'M4 6.4h16M4 12h16M4 17.6h16')],
  turn: [stroke(2.4, 'M19.6 9.6A8 8 0 1 0 20 13.4'), main('M22.4 4.4v6.8h-6.8z')],
  undo: [stroke(2.4, 'M8 4.6L3.6 9 8 13.4M4 9h9.6a5.4 5.4 0 0 1 0 10.8H8')],
  fit: [stroke(2.4, 'M3.6 9V3.6H9M15 3.6h5.4V9M20.4 15v5.4H15M9 20.4H3.6V15')],
  rewind: [main('M11.6 4.6v14.8L2 12zM22 4.6v14.8L12.4 12z')],
  lock: [main('M4.6 10.6h14.8v11H4.6z'), stroke(2.4, 'M7.8 10.6V7.4a4.2 4.2 0 0 1 8.4 0v3.2')],
  log: [
    stroke(2.4, 'M8.4 5.6h12M8.4 12h12M8.4 18.4h12'),
    main(disc(3.8, 5.6, 1.7) + disc(3.8, 12, 1.7) + disc(3.8, 18.4, 1.7)),
  ],
} as const satisfies Record<string, Glyph>;
