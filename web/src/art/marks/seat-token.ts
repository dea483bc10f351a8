// Seats are distinguished by shape, then letter, then pattern, then colour. Where clans are blue and yellow no seat is:
// inside of `data-clans` (art.css) some of them have other colours.

import { INK } from '../colours';
import { hewnText } from '../lettering/letters';
import { circle, fill, group, num, path } from '../svg';

type Pattern = 'plain' | 'diagonal' | 'dots' | 'level' | 'upright' | 'grid' | 'ring';

export interface Seat {
  readonly letter: string;
  readonly shape: string;
  readonly pattern: Pattern;
  readonly colour: string;
  /** Where the letter stands in the box of 24, and how high it is. */
  readonly at: number;
  readonly height: number;
}

const seat = (
  letter: string,
  colour: string,
  pattern: Pattern,
  shape: string,
  [at, height]: readonly [number, number] = [12, 10.6],
): Seat => ({ letter, shape, pattern, colour, at, height });

export const SEATS: readonly Seat[] = [
  seat('A', '#f0a07c', 'plain', 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z'),
  seat('B', '#79bdea', 'diagonal', 'M12 .8L23.4 21.6H.6z', [14.6, 9]),
  seat('C', '#93d08e', 'dots', 'M2.4 2.4h19.2v19.2H2.4z'),
  seat('D', '#d6a8f0', 'level', 'M12 .4L23.6 12 12 23.6.4 12z'),
  seat('E', '#ece079', 'ring', 'M6.4 1.8h11.2L23.4 12l-5.8 10.2H6.4L.6 12z'),
  seat('F', '#f28fb4', 'plain', 'M7.4 1h9.2v6.4H23v9.2h-6.4V23H7.4v-6.4H1V7.4h6.4z', [12, 9.6]),
  seat(
    'G',
    '#6fd3c6',
    'upright',
    'M2 2h20v10.4C22 18 17.6 21.6 12 23.4 6.4 21.6 2 18 2 12.4z',
    [11.4, 10.6],
  ),
  seat('H', '#cdb59a', 'grid', 'M12 .8L23.4 9.2 19 22.4H5L.6 9.2z', [12.8, 9.8]),
  seat('I', '#a3b4ff', 'diagonal', 'M2.4 22.6V11a9.6 10 0 0 1 19.2 0v11.6z', [12.8, 10.6]),
  seat(
    'J',
    '#dcdcdc',
    'ring',
    'M12 0l3.6 6.2L23 4.6l-1.6 7.4L23 19.4l-7.4-1.6L12 24l-3.6-6.2L1 19.4 2.6 12 1 4.6l7.4 1.6z',
    [12, 8.6],
  ),
  seat(
    'K',
    '#b9da52',
    'dots',
    'M12 .4C18 7 21.6 10.6 21.6 14.6a9.6 9 0 0 1-19.2 0C2.4 10.6 6 7 12 .4z',
    [14.2, 10.6],
  ),
  seat('L', '#ffa259', 'level', 'M8 4.4h8a7.6 7.6 0 0 1 0 15.2H8A7.6 7.6 0 0 1 8 4.4z', [12, 9.6]),
];

/** The colours of seats by index that take others in games of two clans. */
export const CLAN_GAME_COLOURS: Readonly<Record<number, string>> = {
  1: '#efe3cf',
  4: '#7fd8cb',
  6: '#b9da52',
  8: '#c4ccd0',
};

/** The colour of a seat as the page paints it. */
export const seatPaint = (index: number): string => {
  const { letter, colour } = seatAt(index);
  return index in CLAN_GAME_COLOURS ? `var(--seat-${letter.toLowerCase()}, ${colour})` : colour;
};

export function seatAt(index: number): Seat {
  const found = SEATS[index];
  if (!found) throw new Error(`no such seat: ${index}`);
  return found;
}

function patterned({ shape, pattern }: Seat): string {
  if (pattern === 'plain') return '';
  if (pattern !== 'ring') return fill(shape, `url(#um-${pattern})`);
  return path(shape, {
    fill: 'none',
    stroke: '#000',
    'stroke-opacity': 0.3,
    'stroke-width': 2,
    transform: 'translate(2.64 2.64) scale(.78)',
  });
}

function drawn(index: number, hollow: boolean): string {
  const own = seatAt(index);
  const { shape, letter, at, height } = own;
  const colour = seatPaint(index);
  const rim = path(shape, {
    fill: INK,
    stroke: INK,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
  });
  const body = hollow
    ? path(shape, { fill: 'var(--token-hollow, #2a211a)', stroke: colour, 'stroke-width': 1.8 })
    : // A disc of plain colour under the letter keeps the pattern from fighting it.
      fill(shape, colour) + patterned(own) + circle(12, at, height * 0.62, colour);
  const ink = hollow ? `var(--token-letter, ${colour})` : INK;
  return rim + body + hewnText(letter, { x: 12, y: at, height, colour: ink, weight: 1.08 });
}

/** The token of a seat (0 is A) inside another drawing, centred on a point. */
export const token = (
  index: number,
  { x, y, size }: { x: number; y: number; size: number },
): string =>
  group(
    `translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${Math.round((size / 24) * 1000) / 1000})`,
    drawn(index, false),
  );

/** The token of a seat as a picture of its own; hollow if the player is absent or not ready. */
export const tokenSvg = (index: number, hollow = false): string =>
  `<svg class="token" viewBox="-1.5 -1.5 27 27" aria-hidden="true">${drawn(index, hollow)}</svg>`;
