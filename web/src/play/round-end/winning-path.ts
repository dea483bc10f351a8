/** Finds the path from the start to a goal, or to its nearest end, for drawing. */

import { type Island, parseFace, type Port } from '../../art/cards/path-outline.ts';
import { type Board, cellKey, cellOf, layOf } from '../../base/protocol/view.ts';

/** The face code of a card, or '' if it has none. */
export type FaceOf = (card: string) => string;

interface Spot {
  cell: string;
  island: number;
  from: Spot | null;
}

const STEP: Readonly<Record<Port, readonly [x: number, y: number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};
const LADDER = 'ladder';
const FACING: Readonly<Record<Port, Port>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** The ways of a laid card. */
function islands(tile: string, faceOf: FaceOf): readonly Island[] {
  const { card, turned } = layOf(tile);
  const face = faceOf(card);
  return face === '' ? [] : parseFace(turned ? `${face}~` : face);
}

/** Every ladder of the board: from one of them all others are a step away. */
const ladders = (board: Board, faceOf: FaceOf): { cell: string; island: number }[] =>
  Object.entries(board.tiles).flatMap(([cell, tile]) =>
    islands(tile, faceOf).flatMap(({ traits }, island) =>
      traits.includes(LADDER) ? { cell, island } : [],
    ),
  );

/** Everything one can walk to from the start, nearest first. */
export function walk(board: Board, start: string, faceOf: FaceOf): Spot[] {
  const seen = new Set<string>();
  const found: Spot[] = [];
  const enter = (cell: string, island: number, from: Spot | null): void => {
    const key = `${cell}/${island}`;
    if (seen.has(key)) return;
    seen.add(key);
    found.push({ cell, island, from });
  };
  if (start in board.tiles) enter(start, 0, null);
  // The list grows while it is read: cells that were just found are expanded later.
  for (const spot of found) {
    const { ports = [], traits = [] } =
      islands(board.tiles[spot.cell] ?? '', faceOf)[spot.island] ?? {};
    if (traits.includes(LADDER)) {
      for (const { cell, island } of ladders(board, faceOf)) enter(cell, island, spot);
    }
    for (const side of ports) {
      const { x, y } = cellOf(spot.cell);
      const cell = cellKey([x + STEP[side][0], y + STEP[side][1]]);
      const next = islands(board.tiles[cell] ?? '', faceOf);
      const island = next.findIndex((way) => way.ports.includes(FACING[side]));
      if (island >= 0) enter(cell, island, spot);
    }
  }
  return found;
}

/** A laid card that is joined to the start and leads on from there: no dead end. */
export function leadsOn(
  tile: string,
  { cell, board, start, faceOf }: { cell: string; board: Board; start: string; faceOf: FaceOf },
): boolean {
  const ways = islands(tile, faceOf);
  const isWay = ({ ports, traits }: Island): boolean => ports.length > 1 || traits.includes(LADDER);
  const whole = { ...board, tiles: { ...board.tiles, [cell]: tile } };
  const joined = walk(whole, start, faceOf).filter((spot) => spot.cell === cell);
  return joined.some(({ island }) => ways.slice(island, island + 1).some(isWay));
}

function back(spot: Spot): string[] {
  return spot.from ? [...back(spot.from), spot.cell] : [spot.cell];
}

/** The cells from the start to `goal`; without a goal, to where the way came nearest to the goals. */
export function decidingWay(
  board: Board,
  { start, goal, faceOf }: { start: string; goal: string | null; faceOf: FaceOf },
): string[] {
  const spots = walk(board, start, faceOf);
  const end =
    goal === null
      ? spots.reduce<Spot | undefined>(
          (best, spot) => (best && cellOf(best.cell).x >= cellOf(spot.cell).x ? best : spot),
          undefined,
        )
      : spots.find(({ cell }) => cell === goal);
  return end ? back(end) : [];
}

/** By cell, the ways that are joined to the start. */
export function litFloor(board: Board, start: string, faceOf: FaceOf): Record<string, number> {
  const lit: Record<string, number> = {};
  for (const { cell, island } of walk(board, start, faceOf)) {
    lit[cell] = (lit[cell] ?? 0) | (1 << island);
  }
  return lit;
}
