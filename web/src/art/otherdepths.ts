// A look at the other depths of the mountain, for the home page. The table does not load this module.

import { cardBack, goalBack } from './backs';
import type { Ground } from './colours';
import { camp, campfire, inCorners, pine } from './forest';
import { pathCard } from './pathcard';
import { circle, fill, line, num, path, placed, type Point } from './svg';
import { VAULT_THINGS } from './vault';

// -- cave: pads, fungi, the way out ----------------------------------------------------------------

const fungi = (at: Point, scale: number): string =>
  placed(
    circle(0, 0, 10, '#66e0d0', 0.12) +
      fill('M-3.6 5.6V1h2.4v4.6zM2 5.6V-1h2.8v6.6z', '#c9efe6') +
      fill(
        'M-6.4 2.2C-6.4 -1.6 1.6 -1.6 1.6 2.2 -1 3 -4 3 -6.4 2.2zM-1.8 .4C-1.8 -5.6 8.6 -5.6 8.6 .4 5.4 1.6 1.2 1.6 -1.8 .4z',
        '#3fb3a8',
      ) +
      line('M-.4 -1.2C.6 -3.4 3 -4 5 -3.6M-5.2 1C-4.6 0 -3.6 -.4 -2.6 -.4', '#b8fff2', 1.1, {
        'stroke-linecap': 'round',
      }),
    at,
    { scale },
  );

/** Spaces to step on, joined by dots. */
function pads(places: readonly Point[], radius: number): string {
  const links = places.map(([x, y]) => `M32 50L${num(x)} ${num(y)}`).join('');
  const dots = line(links, '#f4dfb4', 1.5, {
    'stroke-dasharray': '.1 3.1',
    'stroke-linecap': 'round',
    opacity: 0.55,
  });
  return (
    dots +
    places
      .map(
        ([x, y]) =>
          circle(x, y + 0.9, radius + 0.9, '#17110f', 0.75) +
          circle(x, y, radius, '#d9bd95') +
          circle(x, y, radius - 1.7, '#efdcb8'),
      )
      .join('')
  );
}

const exit = (at: Point): string =>
  placed(
    circle(0, 0, 19, '#fff6cf', 0.22) +
      fill('M-10 10V-2a10 10.5 0 0 1 20 0V10z', '#2a180b') +
      fill('M-7.6 10V-1.6a7.6 8 0 0 1 15.2 0V10z', '#c7ecf3') +
      fill('M-7.6 10Q-3 4.6 0 6.6 3.6 3.4 7.6 10z', '#4d8a57') +
      circle(2.6, -2.4, 2.4, '#ffd95e') +
      line('M-10 10V-2a10 10.5 0 0 1 20 0V10', '#d09a5c', 2.2),
    at,
  );

const hole = (at: Point): string => {
  const mouth = 'M-9.4 1L-8 -5.4 -3 -8.6 3 -8.2 8 -5 9.4 1 7 6.6 1 8.8 -6 7z';
  return placed(
    path(mouth, { fill: '#04030a', stroke: '#b79cf0', 'stroke-width': 1.1 }) +
      fill('M-4.4 -1.4L-1.2 -.2 -4 .6zM4.4 -1.4L1.2 -.2 4 .6z', '#ffd166'),
    at,
  );
};

// -- the bands of the home page --------------------------------------------------------------------

const forest = (face: string, seed: string, extra = ''): string =>
  pathCard(face, { ground: 'forest', seed, extra: inCorners(seed, 0.82, pine) + extra });

const cave = (face: string, seed: string, extra: string): string =>
  pathCard(face, { ground: 'cave', seed, extra: inCorners(seed, 0.45, fungi) + extra });

const deep = (face: string): string =>
  pathCard(face, { ground: 'deep', seed: 'deep' + face, things: VAULT_THINGS });

const [NORTH, EAST, SOUTH, WEST]: readonly [Point, Point, Point, Point] = [
  [32, 18],
  [51.5, 50],
  [32, 82],
  [12.5, 50],
];

const BANDS: Record<Ground, () => string[]> = {
  mine: () => [
    pathCard('NESW+ladder', { seed: 'home' }),
    pathCard('EW'),
    pathCard('NEW'),
    pathCard('E.W'),
    goalBack('mine'),
  ],
  deep: () => [deep('NESW'), deep('EW+blue'), deep('NS.EW'), deep('EW+green'), deep('NSW+crystal')],
  forest: () => [
    forest('NESW', 'tent', camp('blue')),
    forest('EW', 'wood'),
    forest('NEW', 'glade'),
    forest('ESW', 'fire', campfire([32, 50])),
    goalBack('forest'),
  ],
  cave: () => [
    cave('NEW', 'c1', pads([NORTH, EAST, WEST], 7.2)),
    cave('EW', 'c2', pads([[32, 50]], 9.4)),
    cave('NESW', 'c3', pads([[32, 50]], 9.4) + hole([32, 50])),
    cave('EW', 'c4', pads([EAST, WEST], 7.2)),
    cave('NESW', 'c5', pads([NORTH, EAST, SOUTH, WEST], 6.9) + exit([32, 49])),
  ],
};

/** Five cards of a game that lie in a row and show what it is about. */
export const emblemCards = (ground: Ground): string[] => BANDS[ground]();

const EMBLEMS: Record<Ground, () => string> = {
  mine: () => cardBack('mine', 'lamp'),
  deep: () => deep('NS+blue'),
  forest: () => forest('NESW', 'emblem', campfire([32, 50])),
  cave: () => cave('NESW', 'emblem', pads([NORTH, EAST, SOUTH, WEST], 6.9) + exit([32, 49])),
};

/** One card that stands for a game. */
export const emblem = (ground: Ground): string => EMBLEMS[ground]();
