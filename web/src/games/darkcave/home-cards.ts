// Cards of The Dark Cave on the home page.

import { inCorners } from '../../art/cards/corners';
import { pathCard } from '../../art/cards/path-card';
import type { Point } from '../../art/svg';
import type { HomeCards } from '../contract';
import { GROUND } from './ground';
import { dots, exitArch, fungi, hole, pad } from './scenery';

/** Spaces to step on, joined by dots. */
const pads = (places: readonly Point[], radius: number): string =>
  dots(places.map((place) => [[32, 50], place])) + places.map((at) => pad(at, radius)).join('');

const card = (face: string, seed: string, extra: string): string =>
  pathCard(face, { ground: GROUND, seed, extra: inCorners(seed, 0.45, fungi) + extra });

const [NORTH, EAST, SOUTH, WEST]: readonly [Point, Point, Point, Point] = [
  [32, 18],
  [51.5, 50],
  [32, 82],
  [12.5, 50],
];
const EXIT = pads([NORTH, EAST, SOUTH, WEST], 6.9) + exitArch([32, 49]);

export const homeCards: HomeCards = {
  game: 'the-dark-cave',
  row: () => [
    card('NEW', 'c1', pads([NORTH, EAST, WEST], 7.2)),
    card('EW', 'c2', pads([[32, 50]], 9.4)),
    card('NESW', 'c3', pads([[32, 50]], 9.4) + hole([32, 50])),
    card('EW', 'c4', pads([EAST, WEST], 7.2)),
    card('NESW', 'c5', EXIT),
  ],
  emblem: () => card('NESW', 'emblem', EXIT),
};
