// Hewn capitals: our own letters, straight cuts on a grid of 6 × 10. For titles and numerals, never for sentences.

import { INK } from '../colours';
import { line, num } from '../svg';

// Seats and cards need these; `full.ts` has the others.
// Strokes of each letter as "x,y x,y …", with ";" between strokes; the cap line is at 0, the base line at 10.
export const A_FRAME = '0,10.8 2.7,-.4 3.3,-.4 6,10.8;1,7 5,7';
const STROKES: Record<string, string> = {
  A: A_FRAME,
  B: '4,4.8 0,4.8 0,0 3.8,0 5.2,1.4 5.2,3.4 4,4.8 5.8,6.2 5.8,8.6 4.4,10 0,10 0,4.8',
  C: '5.8,1.8 4.2,0 1.7,0 0,2 0,8 1.7,10 4.2,10 5.8,8.2',
  D: '0,0 0,10 3.5,10 5.9,7.6 5.9,2.4 3.5,0 -.75,0',
  E: '5,0 0,0 0,10 5,10;0,4.8 4,4.8',
  F: '5,0 0,0 0,10.75;0,4.8 4,4.8',
  G: '5.8,1.8 4.2,0 1.7,0 0,2 0,8 1.7,10 4.2,10 5.8,8.2 5.8,5.4 3.4,5.4',
  H: '0,-.75 0,10.75;5.8,-.75 5.8,10.75;0,4.8 5.8,4.8',
  I: '0,-.75 0,10.75',
  J: '3.8,-.75 3.8,8 2.6,10 1.2,10 -.3,8.6',
  K: '0,-.75 0,10.75;5.4,-.5 0,5.8;1.6,4.2 5.8,10.6',
  L: '0,-.75 0,10 5,10',
  0: '2.8,0 3.9,0 5.5,2 5.5,8 3.9,10 1.6,10 0,8 0,2 1.6,0 2.9,0',
  1: '-.4,2 1.8,0 1.8,10.75',
  2: '-.1,2 1.6,0 4,0 5.4,1.6 5.4,3.4 0,10 5.6,10',
  3: '0,0 5.2,0 2.4,4.2 4.1,4.4 5.5,6 5.5,8.4 4.1,10 1.4,10 -.2,8.5',
  4: '4.3,10.75 4.3,-.2 3.8,-.2 0,7 6,7',
  5: '5,0 .5,0 .2,4.4 3.8,4.2 5.5,5.8 5.5,8.2 4,10 1.4,10 -.2,8.6',
  6: '4.8,0 2.4,1.2 0,5 0,8.2 1.6,10 4,10 5.5,8.4 5.5,6.2 4,4.8 1.6,4.8 0,6.2',
  7: '-.2,0 5.4,0 1.9,10.6',
  8: '2.8,0 4,0 5.3,1.4 5.3,3.4 4,4.7 1.6,4.7 .2,3.4 .2,1.4 1.6,0 2.9,0;1.6,4.7 0,6.2 0,8.4 1.5,10 4,10 5.5,8.4 5.5,6.2 4,4.7',
  9: '.8,10 3.2,8.8 5.5,5 5.5,1.8 4,0 1.6,0 0,1.6 0,3.8 1.6,5.2 4,5.2 5.5,3.8',
  '?': '-.1,2 1.6,0 4,0 5.4,1.6 5.4,3.4 2.8,5.4 2.8,7.2;2.8,8.9 2.8,10.7',
};

/** Cut more letters. */
export const cut = (more: Readonly<Record<string, string>>): void =>
  void Object.assign(STROKES, more);

const SPACE = 3.4;
const GAP = 2.8;
/** Corners sharper than sixty degrees are cut flat, so no letter grows a thorn. */
const MITRE = 2;

export interface Hewn {
  /** Open strokes, cap line at y = 0 and base line at y = height. */
  readonly path: string;
  readonly width: number;
  /** How wide a stroke of normal weight is. */
  readonly weight: number;
}

/** The strokes of one letter; an accent we have not cut is left away. */
function strokesOf(letter: string): string | undefined {
  const capital = letter === 'ß' ? 'ẞ' : letter.toUpperCase();
  return STROKES[capital] ?? STROKES[capital.normalize('NFD').charAt(0)];
}

/** A line of hewn capitals as path data for a stroke. */
export function hewn(text: string, height: number, gap = GAP): Hewn {
  const scale = height / 10;
  let pen = 0;
  let d = '';
  for (const letter of text) {
    if (letter === ' ') pen += SPACE;
    const strokes = strokesOf(letter);
    if (!strokes) continue;
    let right = 0;
    for (const stroke of strokes.split(';')) {
      let command = 'M';
      for (const corner of stroke.split(' ')) {
        const [x = 0, y = 0] = corner.split(',').map(Number);
        right = Math.max(right, x);
        d += `${command}${num((pen + x) * scale)} ${num(y * scale)}`;
        command = 'L';
      }
    }
    pen += right + gap;
  }
  return { path: d, width: Math.max(0, pen - gap) * scale, weight: 1.75 * scale };
}

export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour?: string;
  /** Weight of the strokes; 1 is normal. */
  readonly weight?: number;
}

/** Hewn capitals centred on a point, for use inside another drawing. */
export function hewnText(text: string, place: Placement): string {
  const { x, y, height, colour = INK, weight = 1 } = place;
  const cut = hewn(text, height);
  return line(cut.path, colour, cut.weight * weight, {
    'stroke-miterlimit': MITRE,
    transform: `translate(${num(x - cut.width / 2)} ${num(y - height / 2)})`,
  });
}
