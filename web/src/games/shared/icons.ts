// Signs on cards of several games.

import { type Glyph, main, second, stroke } from '../../art/icons/table';

export const SWAP_HANDS: Glyph = [
  main('M2.4 8.6l6-3.2 4.2 7.8-6 3.2zM13.6 5.6h7v9.6h-7z'),
  second('M15 7h4.2v6.8H15z'),
  stroke(1.8, 'M5 19.4h14M16.4 17l2.8 2.4-2.8 2.4M7.6 17l-2.8 2.4 2.8 2.4'),
];
