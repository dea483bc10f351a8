import { type Ground, MINE } from '../../art/colours';
import { CAVE, DEEP, FOREST } from '../../games/shared/grounds';
import type { GAMES } from '../setup/table-setup';

export interface Depth {
  game: (typeof GAMES)[number];
  ground: Ground;
  /** For tables that the server does not offer yet. */
  seats: readonly [number, number];
  minutes: number;
}

/** One mountain, four depths: from the forest on top to the cave below. */
export const DEPTHS: readonly Depth[] = [
  { game: 'the-lost-mines', ground: FOREST, seats: [3, 9], minutes: 45 },
  { game: 'saboteur', ground: MINE, seats: [3, 10], minutes: 30 },
  { game: 'saboteur-2', ground: DEEP, seats: [2, 12], minutes: 45 },
  { game: 'the-dark-cave', ground: CAVE, seats: [2, 8], minutes: 45 },
];

const TEETH = 30;
/** How far the jagged line goes up and down, in pixels. */
export const JAG = 26;

/** Where one rock ends and the next begins: heights from left to right, between 0 and 1. */
export const jag = (seed: number): number[] =>
  Array.from(
    { length: TEETH + 1 },
    (_, tooth) => 0.5 + 0.42 * Math.sin(tooth * 1.9 + seed) * Math.cos(tooth * 0.83 + seed * 2.1),
  );

const across = (tooth: number): number => Math.round((tooth * 1000) / TEETH) / 10;

/** The line as path data over a box of 100 × 1. */
export const jagLine = (seed: number): string =>
  jag(seed)
    .map((height, tooth) => `${tooth ? 'L' : 'M'}${across(tooth)} ${height.toFixed(3)}`)
    .join('');

/** Everything below the line, as a shape to clip with. */
export const belowJag = (seed: number): string =>
  `polygon(${jag(seed)
    .map((height, tooth) => `${across(tooth)}% ${(height * JAG).toFixed(1)}px`)
    .join(',')},100% 100%,0% 100%)`;
