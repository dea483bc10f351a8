// Things that lie on cards: rubble, ladder, chest, nugget, stones.

import { GROUNDS, type Ground, mix, SHADOW } from './colours';
import { random } from './noise';
import { circle, fill, line, num, path, placed, type Point, rect, trace } from './svg';

const ellipse = (x: number, y: number, rx: number, ry: number, opacity: number): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${SHADOW}" opacity="${opacity}"/>`;

/** One broken stone: dark body, lit upper left. */
function stone([x, y]: Point, size: number, ramp: readonly string[], next: () => number): string {
  const offset = next() * 6;
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const angle = offset + (i / 6) * Math.PI * 2;
    const reach = size * (0.82 + (i % 2) * 0.22);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9];
  });
  const facing = corners.filter(([cx, cy]) => cx - x + (cy - y) * 1.2 < size * 0.25);
  const [, low = '', high = '', top = ''] = ramp;
  return (
    path(trace(corners, 'z'), {
      fill: mix(low, high, 0.5),
      stroke: '#0e0907',
      'stroke-width': 0.9,
    }) + fill(trace([[x + size * 0.1, y + size * 0.12], ...facing], 'z'), mix(top, '#fff2d8', 0.28))
  );
}

/** The plug of a dead end, on a shadow wider than itself, so that it reads as a dark knot when small. */
export function rubble([x, y]: Point, radius: number, seed: string, ground: Ground): string {
  const next = random(seed + 'rubble');
  const count = radius > 12 ? 9 : 6;
  const stones = Array.from({ length: count }, (_, i): [Point, number] => {
    const angle = (i / count) * Math.PI * 2 + next();
    const reach = radius * (i < count - 2 ? 0.62 : 0.1);
    return [
      [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.85],
      radius * (0.36 + next() * 0.16),
    ];
  });
  stones.sort(([a], [b]) => a[1] - b[1]);
  return (
    ellipse(x, y + radius * 0.25, radius * 1.28, radius * 1.14, 0.5) +
    ellipse(x, y + radius * 0.2, radius * 1.06, radius * 0.95, 0.85) +
    stones.map(([at, size]) => stone(at, size, GROUNDS[ground].ramp, next)).join('')
  );
}

const RUNGS = [0, 1, 2, 3, 4].map((i) => `M-4.5 ${num(8.4 - i * 5)}h9`).join('');
const RAILS = 'M-4.6 11.5L-3.6 -14M4.6 11.5L3.6 -14';

/** A shaft with a ladder that stands out of it. */
export const ladder = (at: Point, scale = 1, turn = 0): string =>
  placed(
    `<ellipse cy="1" rx="10.4" ry="11.6" fill="#0a0604" stroke="#5b3c22" stroke-width="1.4"/>` +
      line('M-8 -5a9 10 0 0 1 16 0', '#e9b978', 1, { opacity: 0.5 }) +
      line(RAILS, '#3a2413', 4) +
      line(RUNGS, '#3a2413', 3.6) +
      line(RAILS, '#d9a462', 2) +
      line(RUNGS, '#f0c889', 1.7),
    at,
    { scale, turn },
  );

/** The treasure: an open chest in its own light. */
export const chest = (at: Point, turn = 0): string =>
  placed(
    circle(0, 0, 27, 'url(#um-lamp)') +
      ellipse(0, 15.5, 18, 3.6, 0.45) +
      path('M-14.5 2C-16 -6 -14 -13 -10 -15H10C14 -13 16 -6 14.5 2z', {
        fill: '#5a3216',
        stroke: '#1b0f07',
        'stroke-width': 1.2,
      }) +
      line('M-10.5 -13.4C-13 -8 -13 -4 -12 1M10.5 -13.4C13 -8 13 -4 12 1', '#c18a3a', 1.6) +
      path('M-13 3L-11 -3 -7 -4 -5 -8 0 -9.5 4 -7 6 -8 10 -4 13 3z', {
        fill: 'url(#um-gold)',
        stroke: '#7a4a08',
        'stroke-width': 0.8,
      }) +
      fill('M-5 -8L0 -9.5 -1 -4zM-11 -3L-7 -4 -8.5 .5zM6 -8L10 -4 5 -2z', '#fff3c0') +
      path('M-15 2h30v13h-30z', { fill: '#7a4720', stroke: '#1b0f07', 'stroke-width': 1.2 }) +
      fill('M-15 2h30v3h-30z', '#c18a3a') +
      line('M-10 4v11M10 4v11', '#c18a3a', 2.4) +
      rect([-3, 3, 6, 7], { rx: 1, fill: '#f6c94e', stroke: '#1b0f07', 'stroke-width': 0.8 }) +
      line('M0 5.6v2.4', '#1b0f07', 1.4),
    at,
    { turn },
  );

/** A nugget of gold, 12 wide. */
export const nugget = (at: Point, scale = 1): string =>
  placed(
    fill('M-6 2L-4.4 -3 -.6 -5.4 4 -4 6 .4 4.4 4.2 -1 5.4 -5 4.6z', '#3d2205') +
      fill('M-5.4 1.6L-4 -2.8 -.6 -4.9 3.6 -3.6 5.4 .4 4 3.6 -1 4.7 -4.6 4z', 'url(#um-gold)') +
      fill('M-4 -2.8L-.6 -4.9 .6 -1.4 -2.6 -.2z', '#fff3c0') +
      fill('M.6 -1.4L3.6 -3.6 5.4 .4 2 1z', '#ffdc7a'),
    at,
    { scale },
  );

/** Worthless stones: cold, where the chest is warm. */
export const coldStones = (at: Point): string =>
  placed(
    ellipse(0, 7, 13, 3.4, 0.55) +
      path('M-11 6L-10 -3 -4 -8 3 -6 6 1 4 7 -6 8z', {
        fill: '#63676a',
        stroke: '#15100c',
        'stroke-width': 0.9,
      }) +
      fill('M-10 -3L-4 -8 -2 -2 -7 1z', '#a3a9ab') +
      fill('M-4 -8L3 -6 1 -1 -2 -2z', '#868c8f') +
      path('M3 7L4 1 8 -1 12 3 11 7z', {
        fill: '#505457',
        stroke: '#15100c',
        'stroke-width': 0.9,
      }) +
      fill('M4 1L8 -1 8.5 3 5 4z', '#8b9194'),
    at,
    { scale: 1.15 },
  );
