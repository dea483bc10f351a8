// The positions of the spaces of a card. A way may have one space, or several of which some open to a side.

import type { CardFace } from '../../art/cards/deck';
import { isBridge } from '../../art/cards/path-card';
import type { Point } from '../../art/svg';
import {
  CENTRE,
  type Island,
  isNarrow,
  isUpright,
  middle,
  parseFace,
  type Port,
  waysOf,
} from '../../art/cards/path-outline';

/** A place to stand on, in units of the card. */
export interface Space {
  readonly at: Point;
  readonly traits: readonly string[];
  /** On a bridge, or below one. */
  readonly level: 'over' | 'under' | null;
  /** The side that it opens to, where that is one. */
  readonly side: Port | null;
  /** Its way has no other space. */
  readonly only: boolean;
}

/** A card with its ways as they are drawn, and the spaces on them. */
export interface Layout {
  readonly islands: readonly Island[];
  readonly spaces: readonly Space[];
  /** Pairs of spaces one step apart. */
  readonly links: readonly (readonly [number, number])[];
}

/** Ways that a tunnel joins stay two ways for the eye. */
const TUNNEL = 'tunnel';
const OPPOSITE: Readonly<Record<Port, Port>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

type Links = Layout['links'];

/** Ports and traits of one space of the card list: `N+hole`, `+exit`. */
function read(code: string, turned: boolean): Island {
  const [sides = '', ...traits] = code.split('+');
  const ports = sides.split('').map((side) => side as Port);
  return { ports: turned ? ports.map((port) => OPPOSITE[port]) : ports, traits };
}

/** The spaces that links join, without tunnels; each group in the order of the card list. */
function groups(spaces: readonly Island[], links: Links): number[][] {
  const found: number[][] = [];
  const seen = new Set(spaces.flatMap(({ traits }, i) => (traits.includes(TUNNEL) ? [i] : [])));
  spaces.forEach((_, first) => {
    if (seen.has(first)) return;
    const group = [first];
    seen.add(first);
    // A group grows while it is walked.
    for (const one of group) {
      for (const [a, b] of links) {
        const other = a === one ? b : b === one ? a : -1;
        if (other >= 0 && !seen.has(other)) {
          seen.add(other);
          group.push(other);
        }
      }
    }
    found.push(group.sort((a, b) => a - b));
  });
  return found;
}

const ARMS: Readonly<Record<Port, Point>> = {
  N: [32, 18],
  E: [50, 50],
  S: [32, 82],
  W: [14, 50],
};
/** Where there has to be room for a space beside the planks of a bridge. */
const OUTER: Readonly<Record<Port, Point>> = {
  N: [32, 14],
  E: [56.5, 50],
  S: [32, 86],
  W: [7.5, 50],
};
/** How far one comes along a blind way from its mouth: to its end, or first to its middle. */
const BLIND: Readonly<Record<Port, Point>> = { N: [0, 24], E: [-22, 0], S: [0, -24], W: [22, 0] };

/** On a narrow bend the spaces follow it; `share` of the way from the mouth. */
function onBend(port: Port, island: Island, all: readonly Island[], share: number): Point {
  const [way] = waysOf(island, all);
  const stations = way?.stations.slice(1, -1) ?? [];
  const from = island.ports[0] === port ? share : 1 - share;
  return stations[Math.round(from * (stations.length - 1))]?.at ?? CENTRE;
}

interface Placing {
  readonly all: readonly Island[];
  readonly island: Island;
  /** How many spaces of this way open to no side. */
  readonly inner: number;
  readonly over: boolean;
  readonly bridge: boolean;
}

function mouth(port: Port, { all, island, inner, over, bridge }: Placing): Point {
  if (isNarrow(all) && !bridge) return onBend(port, island, all, inner > 0 ? 0.2 : 0.3);
  return bridge && !over && inner > 0 ? OUTER[port] : ARMS[port];
}

/** The place of the way below a bridge, where it can be seen beside the planks. */
const beside = ([port]: readonly Port[]): Point =>
  port && isUpright(port) ? [32, 67] : [44.5, 50];

function inside(step: number, placing: Placing): Point {
  const { island, all, over, bridge, inner } = placing;
  const [port, second] = island.ports;
  if (port && !second) {
    const [[x, y], [dx, dy]] = [ARMS[port], BLIND[port]];
    const far = inner > 1 ? step * 0.73 : 1;
    return [x + dx * far, y + dy * far];
  }
  if (bridge && !over) return beside(island.ports);
  return middle(island, all).at;
}

function ofGraph(card: CardFace, turned: boolean): Layout {
  const parts = (card.spaces ?? []).map((code) => read(code, turned));
  const links = card.links ?? [];
  const joined = groups(parts, links);
  const islands = joined.map((group): Island => {
    const of = group.flatMap((n) => parts[n] ?? []);
    return { ports: of.flatMap(({ ports }) => ports), traits: of.flatMap(({ traits }) => traits) };
  });
  const bridge = isBridge(islands);
  const spaces = parts.map((part, n): Space => {
    const index = joined.findIndex((group) => group.includes(n));
    const island = islands[index];
    const [port] = part.ports;
    if (!island) return { at: CENTRE, traits: part.traits, level: null, side: null, only: false };
    const others = (joined[index] ?? []).filter((m) => parts[m]?.ports.length === 0);
    const over = bridge && index === 0;
    const placing = { all: islands, island, inner: others.length, over, bridge };
    const at = port ? mouth(port, placing) : inside(others.indexOf(n) + 1, placing);
    const level = bridge ? (over ? 'over' : 'under') : null;
    return { at, traits: part.traits, level, side: port ?? null, only: false };
  });
  return { islands, spaces, links };
}

function ofWays(face: string): Layout {
  const islands = parseFace(face);
  const spaces = islands.map((island): Space => ({
    at: middle(island, islands).at,
    traits: island.traits,
    level: null,
    side: null,
    only: true,
  }));
  return { islands, spaces, links: [] };
}

/** A card as it lies. */
export const layout = (card: CardFace, turned: boolean): Layout =>
  card.spaces?.length ? ofGraph(card, turned) : ofWays(`${card.face ?? ''}${turned ? '~' : ''}`);
