// Things that lie on many cards: rubble and ladders.

import { type Ground, mix, SHADOW } from '../colours';
import { random } from '../seeded-random';
import { fill, line, num, path, placed, type Point, trace } from '../svg';

export const ellipse = (x: number, y: number, rx: number, ry: number, opacity: number): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${SHADOW}" opacity="${opacity}"/>`;

type Tones = readonly [body: string, top: string];

/** One broken stone: dark body, lit upper left. */
function stone([x, y]: Point, size: number, [body, top]: Tones, next: () => number): string {
  const offset = next() * 6;
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const angle = offset + (i / 6) * Math.PI * 2;
    const reach = size * (0.82 + (i % 2) * 0.22);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9];
  });
  const facing = corners.filter(([cx, cy]) => cx - x + (cy - y) * 1.2 < size * 0.25);
  return (
    path(trace(corners, 'z'), {
      fill: body,
      stroke: '#0e0907',
      'stroke-width': 0.9,
    }) + fill(trace([[x + size * 0.1, y + size * 0.12], ...facing], 'z'), top)
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
  const [, low, high, light] = ground.ramp;
  const tones: Tones = [mix(low, high, 0.5), mix(light, '#fff2d8', 0.28)];
  return (
    ellipse(x, y + radius * 0.25, radius * 1.28, radius * 1.14, 0.5) +
    ellipse(x, y + radius * 0.2, radius * 1.06, radius * 0.95, 0.85) +
    stones.map(([at, size]) => stone(at, size, tones, next)).join('')
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
