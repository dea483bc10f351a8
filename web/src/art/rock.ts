// The rock of each game, and all shared definitions of a page. No bitmaps, no filters: shaded triangles.

import { type Ground, mix } from './colours';
import { hash, random } from './seeded-random';
import { CARD_HEIGHT, CARD_WIDTH } from './cards/size';
import { fill, num, path, rect } from './svg';

const VARIANTS = 3;

type Ramp = Ground['ramp'];
/** A point, how far it stands out, and where it is as path data. */
type Corner = readonly [x: number, y: number, height: number, written: string];
type Triangle = readonly [Corner, Corner, Corner];

const COLUMNS = 5;
const ROWS = 7;

/** A mesh of corners with random heights; those on the rim stay on the rim. */
function mesh(next: () => number): Corner[][] {
  const shifted = (at: number, of: number, size: number, sway: number): number =>
    (size * at) / of + (at === 0 || at === of ? 0 : (next() - 0.5) * sway);
  return Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (_, column): Corner => {
      const x = shifted(column, COLUMNS, CARD_WIDTH, 9);
      const y = shifted(row, ROWS, CARD_HEIGHT, 10);
      return [x, y, next() * 11, `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`];
    }),
  );
}

function triangles(corners: Corner[][], next: () => number): Triangle[] {
  const found: Triangle[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [a, b] = (corners[row] ?? []).slice(column) as [Corner, Corner];
      const [c, d] = (corners[row + 1] ?? []).slice(column) as [Corner, Corner];
      if (next() < 0.5) found.push([a, b, d], [a, d, c]);
      else found.push([a, b, c], [b, d, c]);
    }
  }
  return found;
}

/** How bright a facet is, 0 to 1, in light that falls from the upper left; in ten steps. */
function brightness([a, b, c]: Triangle): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const facing = (x * -0.5 + y * -0.62 + Math.abs(z) * 0.6) / Math.hypot(x, y, z);
  return Math.round(Math.max(0, Math.min(1, 0.32 + facing * 0.62)) * 9) / 9;
}

function shade(ramp: Ramp, light: number): string {
  const step = light * 2.999;
  const low = Math.floor(step);
  return mix(ramp[low] ?? ramp[0], ramp[low + 1] ?? ramp[3], step - low);
}

function facets(ramp: Ramp, seed: string): string {
  const next = random(seed);
  const byLight = new Map<number, string>();
  for (const triangle of triangles(mesh(next), next)) {
    const light = brightness(triangle);
    const outline = `M${triangle.map(([, , , written]) => written).join(' ')}z`;
    byLight.set(light, (byLight.get(light) ?? '') + outline);
  }
  return [...byLight]
    .map(([light, d]) => {
      const tone = shade(ramp, light);
      return path(d, { fill: tone, stroke: tone, 'stroke-width': 0.5 });
    })
    .join('');
}

function rockSymbols({ name, ramp, draw = facets }: Ground): string {
  return Array.from(
    { length: VARIANTS },
    (_, i) =>
      `<symbol id="um-${name}-${i}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" overflow="hidden">` +
      `${draw(ramp, `${name}${i}`)}</symbol>`,
  ).join('');
}

/** The rock of a card: one of six, by seed. */
export function rock({ name }: Ground, seed: string, opacity = 1): string {
  const mirrored = hash(seed + 'mirror') % 2 === 1;
  return (
    `<use href="#um-${name}-${hash(seed) % VARIANTS}" width="${CARD_WIDTH}" height="${CARD_HEIGHT}"` +
    (opacity === 1 ? '' : ` opacity="${num(opacity)}"`) +
    (mirrored ? ` transform="matrix(-1 0 0 1 ${CARD_WIDTH} 0)"` : '') +
    '/>'
  );
}

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;

const gradient = (id: string, ends: string, stops: string): string =>
  `<linearGradient id="um-${id}" ${ends}>${stops}</linearGradient>`;

const glow = (id: string, ends: string, stops: string): string =>
  `<radialGradient id="um-${id}"${ends}>${stops}</radialGradient>`;

const pattern = (id: string, size: number, turn: number, markup: string): string =>
  `<pattern id="um-${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"` +
  `${turn ? ` patternTransform="rotate(${turn})"` : ''}>${markup}</pattern>`;

const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
const ACROSS = 'x1="0" y1="0" x2="1" y2="1"';

const LIGHTS =
  glow('lamp', '', stop(0, '#ffdf9a', 0.95) + stop(0.35, '#f4b647', 0.45) + stop(1, '#f4b647', 0)) +
  glow(
    'vignette',
    ' cx=".5" cy=".48" r=".72"',
    stop(0.45, '#050302', 0) + stop(1, '#050302', 0.72),
  ) +
  gradient('sheen', DOWN, stop(0, '#fff', 0.16) + stop(0.28, '#fff', 0) + stop(1, '#000', 0.3)) +
  gradient('gold', ACROSS, stop(0, '#ffe9a6') + stop(0.5, '#f3bd3f') + stop(1, '#a9660f')) +
  gradient('wordmark', DOWN, stop(0, '#ffe7ae') + stop(0.55, '#f0ad3c') + stop(1, '#a9651a'));

const dark = (d: string, opacity: number): string => fill(d, '#000', opacity);

const PATTERNS =
  pattern('cut', 5, 45, fill('M0 0h1.7v5H0z', '#2b2724', 0.75)) +
  pattern('diagonal', 5.6, 45, dark('M0 0h2.2v5.6H0z', 0.2)) +
  pattern('dots', 6, 0, dark('M3 1.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z', 0.28)) +
  pattern('level', 5, 0, dark('M0 1.5h5v2H0z', 0.2)) +
  pattern('upright', 5, 0, dark('M1.5 0h2v5h-2z', 0.2)) +
  pattern('grid', 6, 0, dark('M2.2 0h1.6v6H2.2zM0 2.2h6v1.6H0z', 0.17));

const CARD_SHAPE = `<clipPath id="um-card">${rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { rx: 5 })}</clipPath>`;

/** Everything that drawings refer to by id; a page mounts it once. */
export const sharedDefs = (grounds: readonly Ground[]): string =>
  '<svg class="art-defs" aria-hidden="true" width="0" height="0"><defs>' +
  grounds.map(rockSymbols).join('') +
  CARD_SHAPE +
  LIGHTS +
  PATTERNS +
  '</defs></svg>';
