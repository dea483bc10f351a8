// What is in the dark: pads to stand on, holes with eyes, veins, tunnels, planks, mushrooms and the way out.

import { GROUND } from './ground';
import { ladder } from '../../art/cards/props';
import type { Space } from './spaces';
import { circle, fill, line, num, path, placed, type Point, rect } from '../../art/svg';

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const VIOLET = GROUND.accent;
const NIGHT = '#17110f';

export const fungi = (at: Point, scale: number, up = 0): string =>
  placed(
    circle(0, 0, 10, '#66e0d0', 0.12) +
      fill('M-3.6 5.6V1h2.4v4.6zM2 5.6V-1h2.8v6.6z', '#c9efe6') +
      fill(
        'M-6.4 2.2C-6.4 -1.6 1.6 -1.6 1.6 2.2 -1 3 -4 3 -6.4 2.2zM-1.8 .4C-1.8 -5.6 8.6 -5.6 8.6 .4 5.4 1.6 1.2 1.6 -1.8 .4z',
        '#3fb3a8',
      ) +
      line('M-.4 -1.2C.6 -3.4 3 -4 5 -3.6M-5.2 1C-4.6 0 -3.6 -.4 -2.6 -.4', '#b8fff2', 1.1, ROUND),
    at,
    { scale, turn: -up },
  );

/** Steps from space to space. */
export const dots = (steps: readonly (readonly [Point, Point])[]): string =>
  line(
    steps.map(([[x, y], [toX, toY]]) => `M${num(x)} ${num(y)}L${num(toX)} ${num(toY)}`).join(''),
    '#f4dfb4',
    1.5,
    { 'stroke-dasharray': '.1 3.1', 'stroke-linecap': 'round', opacity: 0.55 },
  );

/** A worn stone to stand on. */
export const pad = ([x, y]: Point, radius: number, wood = false): string =>
  circle(x, y + 0.9, radius + 0.9, NIGHT, 0.75) +
  circle(x, y, radius, wood ? '#c98f4c' : '#d9bd95') +
  circle(x - 0.3, y - 0.5, radius - 1.5, wood ? '#e9c184' : '#efdcb8');

const MOUTH = 'M-9.4 1L-8 -5.4 -3 -8.6 3 -8.2 8 -5 9.4 1 7 6.6 1 8.8 -6 7z';

/** A dark hole: somebody looks out. */
export const hole = (at: Point, scale = 1, turn = 0): string =>
  placed(
    path(MOUTH, { fill: '#04030a', stroke: VIOLET, 'stroke-width': 1.2 }) +
      line('M-6.6 5L-5 2.4M6 5L4.6 2.2M0 7.4V4.4', VIOLET, 1, { opacity: 0.6 }) +
      fill('M-4.6 -1.8L-1 -.2 -4.2 .9zM4.6 -1.8L1 -.2 4.2 .9z', '#ffd166'),
    at,
    { scale, turn },
  );

/** Gold runs through the rock; the nugget itself lies on it, until somebody takes it. */
export function vein([x, y]: Point): string {
  const d = `M${num(x - 21)} ${num(y + 23)}l7 -6 2 4 8 -9 3 3 8 -12 4 3 6 -9`;
  return (
    line(d, '#4a2c06', 5, ROUND) + line(d, '#c98a1c', 3, ROUND) + line(d, '#ffe08a', 1.2, ROUND)
  );
}

/** The mouth of a tunnel. */
export const tunnel = (at: Point, turn = 0): string =>
  placed(
    circle(0, 0.9, 9.6, NIGHT, 0.8) +
      circle(0, 0, 8.8, '#a9743a') +
      circle(0, 0, 7.6, '#e9c184') +
      path('M-5.4 5V-.6a5.4 5.6 0 0 1 10.8 0V5z', {
        fill: '#07060f',
        stroke: '#6b4424',
        'stroke-width': 1.4,
      }) +
      fill('M-3 4.4V.6a3 3.2 0 0 1 6 0v3.8z', '#2b2450') +
      line('M-5.4 -3.6l-2 -1.4M5.4 -3.6l2 -1.4M0 -6.2V-8.4', '#6b4424', 1.2, ROUND),
    at,
    { turn },
  );

/** Daylight. */
export const exitArch = (at: Point, turn = 0): string =>
  placed(
    circle(0, 0, 21, '#fff6cf', 0.16) +
      circle(0, 0, 15, '#fff6cf', 0.2) +
      fill('M-10 10V-2a10 10.5 0 0 1 20 0V10z', '#2a180b') +
      fill('M-7.6 10V-1.6a7.6 8 0 0 1 15.2 0V10z', '#c7ecf3') +
      fill('M-7.6 10Q-3 4.6 0 6.6 3.6 3.4 7.6 10z', '#4d8a57') +
      circle(2.6, -2.4, 2.4, '#ffd95e') +
      line('M-10 10V-2a10 10.5 0 0 1 20 0V10', '#d09a5c', 2.2),
    at,
    { turn },
  );

/** Planks and ropes over a chasm, from north to south around 0,0. */
const PLANKS = [-14, -9.4, -4.8, -0.2, 4.4, 9, 13.6]
  .map((y) =>
    rect([-9.6, y - 1.9, 19.2, 3.8], {
      rx: 0.8,
      fill: '#a9743a',
      stroke: '#2a180b',
      'stroke-width': 0.8,
    }),
  )
  .join('');
const RAILS = 'M-11 -18V18M11 -18V18';
const POSTS = [-11, 11]
  .flatMap((x) => [-18, 18].map((y) => circle(x, y, 2.4, '#2a180b') + circle(x, y, 1.6, '#d9a462')))
  .join('');

export const bridge = (at: Point, upright: boolean): string =>
  placed(
    rect([-12.5, -17, 27, 37], { rx: 3, fill: '#000', opacity: 0.45 }) +
      rect([-9.6, -17, 19.2, 34], { fill: '#3a2413' }) +
      PLANKS +
      line('M-7 -15V15', '#e0b06c', 1.1, { opacity: 0.55, 'stroke-dasharray': '2.4 2.2' }) +
      line(RAILS, '#2a180b', 3, ROUND) +
      line(RAILS, '#c99a5c', 1.4, ROUND) +
      POSTS,
    at,
    { turn: upright ? 0 : 90 },
  );

/** What is special about a space, on its pad; `up` is the turn of the whole board. */
export const feature = ({ at, traits }: Space, radius: number, up: number): string => {
  const [trait] = traits;
  if (trait === 'hole') return hole(at, (radius + 0.6) / 8.4, -up);
  if (trait === 'ladder') return ladder(at, radius / 10.6, -up);
  if (trait === 'tunnel') return tunnel(at, -up);
  return trait === 'exit' ? exitArch([at[0], at[1] - 1], -up) : '';
};
