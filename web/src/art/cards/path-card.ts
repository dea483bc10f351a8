// The one function that draws every path card, whatever the game.

import { type Ground, MINE, SHADOW } from '../colours';
import { framed } from './frame';
import { random } from '../seeded-random';
import { ladder, rubble } from './props';
import { rock } from '../rock';
import { fill, line, num, path, type Point } from '../svg';
import {
  areOpposite,
  CENTRE,
  centreLines,
  HALF_WIDTH,
  type Island,
  isNarrow,
  isUpright,
  middle,
  outline,
  parseFace,
  type Port,
  PORTS,
  waysOf,
} from './path-outline';

/** Where a thing lies: at a point of its way, on a card with these openings; `up` is the turn of the whole board. */
export interface Place {
  readonly at: Point;
  readonly heading: number;
  readonly up: number;
  readonly ports: readonly Port[];
}

/** Draws what a trait stands for. */
export type Thing = (place: Place) => string;

export interface PathCardOptions {
  readonly ground?: Ground;
  /** Is this island joined to the start? By default all are. */
  readonly lit?: (island: number) => boolean;
  readonly seed?: string;
  /** Degrees by which the whole board is turned; what has an upper end is turned back. */
  readonly up?: number;
  /** Traits of other games, beside the ladder. */
  readonly things?: Readonly<Record<string, Thing>> | undefined;
  /** Markup that lies on top of all. */
  readonly extra?: string;
}

const THINGS: Readonly<Record<string, Thing>> = {
  ladder: ({ at, up }) => ladder(at, 1.08, -up),
};

interface Scene {
  readonly islands: readonly Island[];
  readonly ground: Ground;
  readonly seed: string;
}

/** A way cut into the rock: shadow, lit lip, pit line, then the floor up to its heart. */
function carve({ islands, ground, seed }: Scene, island: Island, lit: boolean): string {
  const { pit, lip } = ground;
  const floor = ground[lit ? 'lit' : 'cut'];
  const ways = waysOf(island, islands);
  const wall = outline(island, ways, seed);
  const inner = outline(island, ways, seed, HALF_WIDTH - 1.9);
  const round = { 'stroke-linejoin': 'round' };
  return (
    line(wall, pit, 9, { opacity: 0.45, ...round }) +
    line(wall, lip, 5, { opacity: 0.8, transform: 'translate(.5 1.1)', ...round }) +
    path(wall, {
      fill: floor.edge,
      stroke: pit,
      'stroke-width': 4.6,
      'paint-order': 'stroke',
      ...round,
    }) +
    path(inner, { fill: floor.floor, transform: 'translate(.2 .9)' }) +
    line(centreLines(island, ways), floor.heart, 9.6, {
      opacity: 0.75,
      transform: 'translate(.2 1.2)',
      'stroke-linecap': 'round',
      ...round,
    }) +
    (lit ? '' : fill(wall, 'url(#um-cut)'))
  );
}

/** Small stones on the floor near the mouths. */
function grit({ ground, seed }: Scene, { ports }: Island, lit: boolean): string {
  const next = random(`${seed}grit${ports.join('')}`);
  let d = '';
  for (const port of ports) {
    const [x, y] = PORTS[port];
    for (let i = 0; i < 3; i++) {
      const along = 0.06 + next() * 0.4;
      const aside = (next() < 0.5 ? -1 : 1) * (3.5 + next() * 3);
      const [dx, dy] = isUpright(port) ? [aside, 0] : [0, aside];
      d += `M${num(x + (32 - x) * along + dx)} ${num(y + (50 - y) * along + dy)}h.1`;
    }
  }
  const { grit: colour } = ground[lit ? 'lit' : 'cut'];
  return line(d, colour, 1.4, { 'stroke-linecap': 'round', opacity: 0.6 });
}

const isDeadEnd = ({ ports, traits }: Island): boolean =>
  ports.length === 1 && !traits.includes('ladder');

/** A single stub is plugged where it ends, several meet at one plug in the middle. */
const SINGLE_PLUG: Record<Port, Point> = { N: [32, 44], E: [37, 50], S: [32, 56], W: [27, 50] };
/** Beside a way that leads on there is room for a small plug only. */
const SIDE_PLUG: Record<Port, Point> = { N: [32, 30], E: [50, 50], S: [32, 71], W: [14, 50] };

function plugs({ islands, ground, seed }: Scene): string {
  const ends = islands.filter(isDeadEnd).flatMap(({ ports }) => ports);
  const [first, second] = ends;
  if (!first) return '';
  if (islands.some(({ ports }) => ports.length > 1)) {
    return ends
      .map((port) => rubble(SIDE_PLUG[port], isUpright(port) ? 9.4 : 7.6, seed + port, ground))
      .join('');
  }
  return second ? rubble(CENTRE, 16.5, seed, ground) : rubble(SINGLE_PLUG[first], 14, seed, ground);
}

const isStraight = ({ ports: [a, b, ...more] }: Island): boolean =>
  a !== undefined && b !== undefined && !more.length && areOpposite(a, b);

/** Two straight ways that do not meet: one leads over the other. */
export const isBridge = (islands: readonly Island[]): boolean =>
  isNarrow(islands) && islands.every(isStraight);

const BRIDGE_SHADOW = fill('M16 34h32v32H16z', SHADOW, 0.45);

export function pathCard(face: string, options: PathCardOptions = {}): string {
  const { ground = MINE, lit = () => true, seed = face, up = 0, extra = '' } = options;
  const things = { ...THINGS, ...options.things };
  const islands = parseFace(face);
  const scene = { islands, ground, seed };
  const bridge = isBridge(islands);
  // The way that the code writes first leads over the other, so it is drawn last.
  const order = [...islands.keys()];
  if (bridge) order.reverse();
  const ways = order.map((index) => {
    const island = islands[index];
    return island ? carve(scene, island, lit(index)) + grit(scene, island, lit(index)) : '';
  });
  const ports = islands.flatMap((island) => island.ports);
  const lying = islands.flatMap((island) =>
    island.traits.map((trait) => things[trait]?.({ ...middle(island, islands), up, ports }) ?? ''),
  );
  const deck = bridge ? (things.bridge?.({ at: CENTRE, heading: 90, up, ports }) ?? '') : '';
  return framed(
    rock(ground, seed),
    ways.join(bridge ? BRIDGE_SHADOW : '') + deck + plugs(scene) + lying.join('') + extra,
  );
}
