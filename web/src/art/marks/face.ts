// The face of a player: the beard of the seat, a hat and a ring in its colour, and brows that mean it.

import { beardOf } from '../beards';
import { INK, SKIN } from '../colours';
import { circle, fill, line, path } from '../svg';
import { seatPaint } from './seat-token';

const HAT =
  'M-12.4 -4.2C-11 -11.4 -5 -14.4 3.4 -17 3.6 -13.4 8.4 -12.6 12.4 -4.2 4 -7.4 -4 -7.4 -12.4 -4.2z';
const BEARD =
  'M-10.5 2Q-8 6 -4 5 0 3 4 5 8 6 10.5 2 11.6 9 6.4 12.8 0 14.6 -6.4 12.8 -11.6 9 -10.5 2z';
const BROWS = {
  grim: 'M-8 -4.2L-2.4 -1.9M8 -4.2L2.4 -1.9',
  friendly: 'M-8 -2.4Q-5 -5 -2.4 -3.4M8 -2.4Q5 -5 2.4 -3.4',
} as const;

export type Mood = keyof typeof BROWS;

/** The face of a seat (0 is A) as a picture of its own. */
export const faceSvg = (seat: number, mood: Mood = 'grim'): string =>
  '<svg class="face" viewBox="-17 -17 34 34" aria-hidden="true">' +
  circle(0, 0, 17, INK) +
  circle(0, 0, 15, '#3a2616') +
  fill('M-9.5 -4H9.5V6Q0 13 -9.5 6z', SKIN) +
  path(BEARD, { fill: beardOf(seat), stroke: INK, 'stroke-width': 0.8 }) +
  fill('M-6.5 7Q0 3.4 6.5 7 0 9.6 -6.5 7z', INK, 0.32) +
  path('M-2.7 2.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z', {
    fill: '#d08a66',
    stroke: INK,
    'stroke-width': 0.5,
  }) +
  circle(-4.4, -0.4, 1.35, INK) +
  circle(4.4, -0.4, 1.35, INK) +
  line(BROWS[mood], INK, 1.7, { 'stroke-linecap': 'round' }) +
  line('M-15.3 0a15.3 15.3 0 1 0 30.6 0a15.3 15.3 0 1 0 -30.6 0z', seatPaint(seat), 2.4) +
  path(HAT, { fill: seatPaint(seat), stroke: INK, 'stroke-width': 1 }) +
  '</svg>';
