// A look at the other depths of the mountain, for the home page. The table does not load this module.

import { cardBack, goalBack } from '../../art/cards/backs';
import { type Ground, MINE } from '../../art/colours';
import { dots, exitArch, fungi, hole, pad } from '../../games/darkcave/scenery';
import { inCorners } from '../../art/cards/corners';
import { camp, campfire, pine } from '../../games/lostmines/scenery';
import { CAVE, DEEP, FOREST } from '../../games/shared/grounds';
import { pathCard } from '../../art/cards/path-card';
import type { Point } from '../../art/svg';
import { VAULT_THINGS } from '../../games/saboteur2/scenery';

/** Spaces to step on, joined by dots. */
const pads = (places: readonly Point[], radius: number): string =>
  dots(places.map((place) => [[32, 50], place])) + places.map((at) => pad(at, radius)).join('');

// -- the bands of the home page --------------------------------------------------------------------

const forest = (face: string, seed: string, extra = ''): string =>
  pathCard(face, { ground: FOREST, seed, extra: inCorners(seed, 0.82, pine) + extra });

const cave = (face: string, seed: string, extra: string): string =>
  pathCard(face, { ground: CAVE, seed, extra: inCorners(seed, 0.45, fungi) + extra });

const deep = (face: string): string =>
  pathCard(face, { ground: DEEP, seed: 'deep' + face, things: VAULT_THINGS });

const [NORTH, EAST, SOUTH, WEST]: readonly [Point, Point, Point, Point] = [
  [32, 18],
  [51.5, 50],
  [32, 82],
  [12.5, 50],
];

const BANDS: Record<string, () => string[]> = {
  mine: () => [
    pathCard('NESW+ladder', { seed: 'home' }),
    pathCard('EW'),
    pathCard('NEW'),
    pathCard('E.W'),
    goalBack(MINE),
  ],
  deep: () => [deep('NESW'), deep('EW+blue'), deep('NS.EW'), deep('EW+green'), deep('NSW+crystal')],
  forest: () => [
    forest('NESW', 'tent', camp('blue')),
    forest('EW', 'wood'),
    forest('NEW', 'glade'),
    forest('ESW', 'fire', campfire([32, 50])),
    goalBack(FOREST),
  ],
  cave: () => [
    cave('NEW', 'c1', pads([NORTH, EAST, WEST], 7.2)),
    cave('EW', 'c2', pads([[32, 50]], 9.4)),
    cave('NESW', 'c3', pads([[32, 50]], 9.4) + hole([32, 50])),
    cave('EW', 'c4', pads([EAST, WEST], 7.2)),
    cave('NESW', 'c5', pads([NORTH, EAST, SOUTH, WEST], 6.9) + exitArch([32, 49])),
  ],
};

/** Five cards of a game that lie in a row and show what it is about. */
export const emblemCards = (ground: Ground): string[] => BANDS[ground.name]?.() ?? [];

const EMBLEMS: Record<string, () => string> = {
  mine: () => cardBack(MINE, 'lamp'),
  deep: () => deep('NS+blue'),
  forest: () => forest('NESW', 'emblem', campfire([32, 50])),
  cave: () => cave('NESW', 'emblem', pads([NORTH, EAST, SOUTH, WEST], 6.9) + exitArch([32, 49])),
};

/** One card that stands for a game. */
export const emblem = (ground: Ground): string => EMBLEMS[ground.name]?.() ?? '';
