// From a face code to the outlines of its ways. Ports are turned, the picture never is: light falls from the upper left.

import { random } from '../seeded-random';
import { num, type Point, trace } from '../svg';

export type Port = 'N' | 'E' | 'S' | 'W';

/** One joined way of a card: the sides it opens to, and what lies on it. */
export interface Island {
  readonly ports: readonly Port[];
  readonly traits: readonly string[];
}

export const PORTS: Readonly<Record<Port, Point>> = {
  N: [32, 0],
  E: [64, 50],
  S: [32, 100],
  W: [0, 50],
};
const INWARD: Readonly<Record<Port, Point>> = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };
const OPPOSITE: Readonly<Record<Port, Port>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
export const CENTRE: Point = [32, 50];

/** Half the width of every way. */
export const HALF_WIDTH = 10;
/** Ways are drawn past the edge of the card, so that no seam shows at a mouth. */
const OVERSHOOT = 3;

const isPort = (letter: string): letter is Port => letter in PORTS;
export const isUpright = (port: Port): boolean => port === 'N' || port === 'S';
export const areOpposite = (a: Port, b: Port): boolean => OPPOSITE[a] === b;

function parseIsland(code: string, turned: boolean): Island {
  const [sides = '', ...traits] = code.split('+');
  const ports = Array.from(sides).filter(isPort);
  if (!ports.length || ports.length !== sides.length) throw new Error(`not a face: '${code}'`);
  return { ports: turned ? ports.map((port) => OPPOSITE[port]) : ports, traits };
}

/** The islands of a face in the order in which the code writes them; a final `~` turns the card. */
export function parseFace(code: string): Island[] {
  const turned = code.endsWith('~');
  const upright = turned ? code.slice(0, -1) : code;
  return upright.split('.').map((part) => parseIsland(part, turned));
}

export const portsOf = (code: string): Port[] => parseFace(code).flatMap(({ ports }) => ports);

/** A point of a centre line and the direction across it. */
interface Station {
  readonly at: Point;
  readonly across: Point;
}

/** A centre line; a blind one ends inside the card. */
export interface Way {
  readonly stations: readonly Station[];
  readonly blind: boolean;
}

function station(at: Point, [dx, dy]: Point): Station {
  const length = Math.hypot(dx, dy) || 1;
  return { at, across: [-dy / length, dx / length] };
}

/** A little outside of a port, for ways that begin (1) or end (-1) there. */
function beyond(port: Port, sense: 1 | -1): Station {
  const [[x, y], [dx, dy]] = [PORTS[port], INWARD[port]];
  return station([x - dx * OVERSHOOT, y - dy * OVERSHOOT], [dx * sense, dy * sense]);
}

/** How far the handles of a curve reach towards the centre. */
const REACH = { straight: 0.34, bend: 0.86, narrow: 0.56 };
const STEPS = 10;

function through(a: Port, b: Port, reach: number): Way {
  const handle = (port: Port): Point => {
    const [x, y] = PORTS[port];
    return [x + (CENTRE[0] - x) * reach, y + (CENTRE[1] - y) * reach];
  };
  const [start, p, q, end] = [PORTS[a], handle(a), handle(b), PORTS[b]];
  const stations = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const u = 1 - t;
    const point = (j: 0 | 1): number =>
      u * u * u * start[j] + 3 * u * u * t * p[j] + 3 * u * t * t * q[j] + t * t * t * end[j];
    const slope = (j: 0 | 1): number =>
      u * u * (p[j] - start[j]) + 2 * u * t * (q[j] - p[j]) + t * t * (end[j] - q[j]);
    return station([point(0), point(1)], [slope(0), slope(1)]);
  });
  return { stations: [beyond(a, 1), ...stations, beyond(b, -1)], blind: false };
}

function stub(port: Port, length: number): Way {
  const [[x, y], inward] = [PORTS[port], INWARD[port]];
  const stations = Array.from({ length: 8 }, (_, i) => {
    const far = (length * i) / 7;
    return station([x + inward[0] * far, y + inward[1] * far], inward);
  });
  return { stations: [beyond(port, 1), ...stations], blind: true };
}

/** How long a way with one opening is: to its ladder, to a plug in the middle, or to a way that passes by. */
function stubLength({ ports: [port], traits }: Island, all: readonly Island[]): number {
  const long = port !== undefined && isUpright(port);
  if (traits.includes('ladder')) return long ? 52 : 34;
  if (all.some(({ ports }) => ports.length > 1)) return long ? 25 : 9;
  return long ? 36 : 20;
}

/** Two bends on one card keep rock between them. */
export const isNarrow = (all: readonly Island[]): boolean =>
  all.filter(({ ports }) => ports.length === 2).length === 2;

/** Every pair of openings of an island is joined by a line; their union is the way. */
export function waysOf(island: Island, all: readonly Island[]): Way[] {
  const { ports } = island;
  const [only] = ports;
  if (only && ports.length === 1) return [stub(only, stubLength(island, all))];
  const bend = isNarrow(all) ? REACH.narrow : REACH.bend;
  return ports.flatMap((a, i) =>
    ports.slice(i + 1).map((b) => through(a, b, areOpposite(a, b) ? REACH.straight : bend)),
  );
}

/** How far the wall strays at most from an even width. */
const ROUGHNESS = 2.6;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** How near corners of a wall may come to each other. */
const CLOSE = 2.4;

function clockwise(ring: Point[]): Point[] {
  let area = 0;
  let before = ring[ring.length - 1] ?? CENTRE;
  for (const point of ring) {
    area += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return area < 0 ? ring.reverse() : ring;
}

/** The round end of a blind way. */
function cap({ stations }: Way, halfWidth: number): Point[] {
  const last = stations[stations.length - 1];
  if (!last) return [];
  const { at, across } = last;
  const angle = Math.atan2(across[1], across[0]);
  return Array.from({ length: 5 }, (_, i): Point => {
    const turn = angle - (Math.PI * (i + 1)) / 6;
    return [at[0] + Math.cos(turn) * halfWidth, at[1] + Math.sin(turn) * halfWidth];
  });
}

function tube(way: Way, halfWidth: number, seed: string): string {
  const { stations, blind } = way;
  const next = random(seed);
  const left: Point[] = [];
  const right: Point[] = [];
  /** Inside a tight bend points crowd and would make notches; those too close are left out. */
  const add = (wall: Point[], point: Point, [nx, ny]: Point): void => {
    const before = wall[wall.length - 1];
    const forward = before ? (point[0] - before[0]) * ny - (point[1] - before[1]) * nx : CLOSE;
    if (forward >= CLOSE) wall.push(point);
  };
  stations.forEach(({ at: [x, y], across }, i) => {
    const [nx, ny] = across;
    // Rough in the middle, exact at the mouths: the first two stations (and the last two) keep the width.
    const in4 = ((i - 1) / (stations.length - (blind ? 2 : 3))) * 4;
    const ease = Math.max(0, Math.min(1, in4, blind ? 1 : 4 - in4));
    const near = halfWidth + (next() - 0.5) * ROUGHNESS * ease;
    const far = halfWidth + (next() - 0.5) * ROUGHNESS * ease;
    add(left, [tenth(x + nx * near), tenth(y + ny * near)], across);
    add(right, [tenth(x - nx * far), tenth(y - ny * far)], across);
  });
  return trace(
    clockwise([...left, ...(blind ? cap(way, halfWidth) : []), ...right.reverse()]),
    'z',
  );
}

/** Where three or four ways meet, a rounded space without gaps. */
function hub(halfWidth: number): string {
  return trace(
    Array.from({ length: 8 }, (_, i): Point => {
      const angle = ((i + 0.5) * Math.PI) / 4;
      return [CENTRE[0] + Math.cos(angle) * halfWidth, CENTRE[1] + Math.sin(angle) * halfWidth];
    }),
    'z',
  );
}

/** The outline of an island, all rings wound the same way, so that one path is their union. */
export function outline(
  { ports }: Island,
  ways: readonly Way[],
  seed = '',
  halfWidth = HALF_WIDTH,
): string {
  const tubes = ways.map((way, i) => tube(way, halfWidth, `${seed}${ports.join('')}${i}`));
  return tubes.join('') + (ports.length > 2 ? hub(halfWidth + 1.5) : '');
}

/** A small ring where three or four lines meet, nearer to the lone one of a tee, that closes the gap between them. */
function meeting({ ports }: Island): string {
  if (ports.length < 3) return '';
  let [x, y] = CENTRE;
  for (const port of ports) {
    x -= INWARD[port][0] * 3;
    y -= INWARD[port][1] * 3;
  }
  return `M${x - 2} ${y}l2-2 2 2-2 2z`;
}

/** The centre lines of an island as path data. */
export function centreLines(island: Island, ways: readonly Way[]): string {
  const lines = ways.map(({ stations }) =>
    trace(stations.map(({ at: [x, y] }): Point => [tenth(x), tenth(y)])),
  );
  return lines.join('') + meeting(island);
}

/** Where a thing lies on an island, and how its way runs there, in degrees. */
export function middle(island: Island, all: readonly Island[]): { at: Point; heading: number } {
  const [a, b] = island.ports;
  if (a && !b) {
    const [[x, y], [dx, dy]] = [CENTRE, INWARD[a]];
    return { at: [x - dx * 4, y - dy * 4], heading: isUpright(a) ? 90 : 0 };
  }
  const bent = a && b && island.ports.length === 2 && !areOpposite(a, b);
  if (!bent) return { at: CENTRE, heading: a && isUpright(a) && b && isUpright(b) ? 90 : 0 };
  const { stations } = through(a, b, isNarrow(all) ? REACH.narrow : REACH.bend);
  const { at, across } = stations[STEPS / 2 + 1] ?? { at: CENTRE, across: CENTRE };
  return { at, heading: Number(num((Math.atan2(-across[0], across[1]) * 180) / Math.PI)) };
}
