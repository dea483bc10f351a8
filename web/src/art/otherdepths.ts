// A look at the other depths of the mountain, for the home page. The table does not load this module.

import { cardBack, goalBack } from './backs';
import { type Ground, INK } from './colours';
import { random } from './noise';
import { pathCard } from './pathcard';
import { circle, fill, line, num, path, placed, type Point } from './svg';
import { VAULT_THINGS } from './vault';

// -- forest: pines, campfire, tent -----------------------------------------------------------------

const pine = (at: Point, scale: number): string =>
  placed(
    `<ellipse cx="1" cy="9" rx="6" ry="2" fill="#08110a" opacity=".6"/>` +
      fill('M-1 6h2v4h-2z', '#5a3b20') +
      fill('M0 -12L5 -4 2.6 -4 6.4 2 3.4 2 7.6 8 -7.6 8 -3.4 2 -6.4 2 -2.6 -4 -5 -4z', '#1c3a26') +
      fill('M0 -12L-5 -4 -2.6 -4 -6.4 2 -3.4 2 -7.6 8 0 8z', '#3f7350'),
    at,
    { scale },
  );

const campfire = (at: Point): string =>
  placed(
    circle(0, 0, 22, 'url(#um-lamp)') +
      line('M-9 9L9 3M-9 3L9 9', '#22130a', 4.6, { 'stroke-linecap': 'round' }) +
      line('M-9 9L9 3M-9 3L9 9', '#8a5a2c', 3, { 'stroke-linecap': 'round' }) +
      fill(
        'M0 -14C5 -8 8 -4 7 1 6 6 -6 6 -7 1 -7.6 -3 -4 -4 -4 -8 -1.6 -7 -.6 -9 0 -14z',
        '#f0784f',
      ) +
      fill(
        'M0 -7C3 -3 4.4 -1 3.8 2 3 4.6 -3 4.6 -3.8 2 -4 -.6 -2 -1.6 -2 -3.6 -.8 -3.2 -.4 -4.4 0 -7z',
        '#ffd977',
      ),
    at,
  );

const tent = (at: Point): string =>
  placed(
    `<ellipse cy="9" rx="16" ry="3.4" fill="#08110a" opacity=".55"/>` +
      path('M0 -13L15 9H-15z', {
        fill: '#6aaef5',
        stroke: INK,
        'stroke-width': 1.2,
        'stroke-linejoin': 'round',
      }) +
      fill('M0 -13L15 9H6z', '#2f6fb5') +
      fill('M0 -13L5 9H-5z', '#10233c') +
      line('M0 -13L2 -16M0 -13L-2 -16', '#a9713d', 1.4),
    at,
  );

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

/** What grows in the corners of a card, where no way ever runs. */
function corners(seed: string, share: number, draw: (at: Point, scale: number) => string): string {
  const next = random(seed);
  const places: readonly Point[] = [
    [10, 15],
    [54, 15],
    [10, 85],
    [54, 85],
  ];
  return places
    .map(([x, y]) =>
      next() < share
        ? draw([x + (next() - 0.5) * 5, y + (next() - 0.5) * 8], 0.72 + next() * 0.35)
        : '',
    )
    .join('');
}

const forest = (face: string, seed: string, extra = ''): string =>
  pathCard(face, { ground: 'forest', seed, extra: corners(seed, 0.82, pine) + extra });

const cave = (face: string, seed: string, extra: string): string =>
  pathCard(face, { ground: 'cave', seed, extra: corners(seed, 0.45, fungi) + extra });

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
    forest('NESW', 'tent', tent([32, 48])),
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
