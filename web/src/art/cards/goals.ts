// What lies at the end of the ways: the treasure, gold, or stones.

import { ellipse } from './props';
import { circle, fill, line, path, placed, type Point, rect } from '../svg';
import { CENTRE, portsOf } from './path-outline';

/** The treasure: an open chest in its own light. */
const chest = (at: Point, turn = 0): string =>
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

const CORNERS: readonly { sides: string; at: Point }[] = [
  { sides: 'SW', at: [15, 83] },
  { sides: 'SE', at: [46, 83] },
  { sides: 'NE', at: [46, 16] },
  { sides: 'NW', at: [15, 16] },
];

/** A goal without treasure shows stones where no way runs. */
function stonesBeside(face: string): string {
  const ports = portsOf(face);
  const free = CORNERS.find(({ sides }) => !ports.some((port) => sides.includes(port)));
  return free ? coldStones(free.at) : '';
}

/** What lies on a goal. */
export const find = (treasure: boolean, face: string, up = 0): string =>
  treasure ? chest(CENTRE, -up) : stonesBeside(face);
