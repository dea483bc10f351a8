// Gold cards: as many nuggets as they are worth, and the number in two corners.

import { GOLD, MINE } from '../colours';
import { card } from './frame';
import { hewnText } from '../lettering/letters';
import { coldStones, nugget } from './goals';
import { rock } from '../rock';
import { CARD_HEIGHT, CARD_WIDTH } from './size';
import { circle, type Point, rect } from '../svg';

const HEAPS: readonly (readonly { at: Point; scale: number }[])[] = [
  [],
  [{ at: [32, 50], scale: 2.6 }],
  [
    { at: [24, 40], scale: 2.1 },
    { at: [40, 61], scale: 2.1 },
  ],
  [
    { at: [32, 33], scale: 1.9 },
    { at: [21, 58], scale: 1.9 },
    { at: [43, 63], scale: 1.9 },
  ],
];

/** A card worth nothing shows cold stones. */
export function goldCard(value: number): string {
  const heap = HEAPS[value] ?? [];
  const colour = value > 0 ? GOLD : '#a9a39a';
  const numeral = (x: number, y: number): string =>
    hewnText(String(value), { x, y, height: 11, colour, weight: 1.08 });
  return card(
    rock(MINE, 'gold card') +
      rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { fill: MINE.pit, opacity: 0.5 }) +
      circle(32, 50, 34, 'url(#um-lamp)', value > 0 ? 0.7 : 0) +
      (value > 0 ? heap.map(({ at, scale }) => nugget(at, scale)).join('') : coldStones([32, 52])) +
      numeral(10, 12.5) +
      numeral(54, 88.5),
  );
}
