// What stands and lies on a board with pawns, and where. A game says what, this says at which point.

import type { Clan } from '../art/clans.ts';
import type { Round } from '../art/figures.ts';
import type { Glyph } from '../art/glyphs.ts';
import type { Point } from '../art/svg.ts';
import { CELL, readCell } from '../board/camera.ts';

export interface Pawn {
  readonly seat: number;
  readonly clan: Clan;
  /** The spot it stands on. */
  readonly spot: string;
}

/** On a border; `name` is the end of its keys in the catalogue. */
export interface Token {
  readonly border: string;
  readonly name: string;
  readonly look: Round;
  readonly owner: number | null;
}

/** On a card. */
export interface Tile {
  readonly cell: string;
  readonly name: string;
  readonly sign: Glyph;
}

/** How many pawns there is room for. */
export interface Room {
  readonly cell: string;
  /** Where on the card that is written. */
  readonly at: Point;
  readonly count: number;
  readonly full: boolean;
}

export interface BoardPieces {
  readonly pawns: readonly Pawn[];
  readonly tokens: readonly Token[];
  readonly tiles: readonly Tile[];
  readonly rooms: readonly Room[];
}

/** The middle of a cell's card, in units of the board. */
export function middleOfCell(place: string): Point {
  const { x, y } = readCell(place);
  return [x * CELL.width + 32, y * CELL.height + 50];
}

/** The middle of a border: of its east or its south side. */
export function middleOfBorder(border: string): Point {
  const [x, y] = middleOfCell(border);
  return border.endsWith('E') ? [x + CELL.width / 2, y] : [x, y + CELL.height / 2];
}

const SIDES: readonly (readonly [side: string, dx: number, dy: number, letter: string])[] = [
  ['north', 0, -1, 'S'],
  ['east', 0, 0, 'E'],
  ['south', 0, 0, 'S'],
  ['west', -1, 0, 'E'],
];

/** The four borders of a cell, by the side that they are on. */
export function bordersOf(cell: string): [side: string, border: string][] {
  const { x, y } = readCell(cell);
  return SIDES.map(([side, dx, dy, letter]) => [side, `${x + dx},${y + dy}/${letter}`]);
}

/** The border nearest to a point, of some or of all; `null` if all are further away than allowed. */
export function nearestBorder(
  [x, y]: Point,
  borders: Iterable<string>,
  most = Infinity,
): string | null {
  let best: string | null = null;
  let nearest = most;
  for (const border of borders) {
    const [bx, by] = middleOfBorder(border);
    const away = Math.hypot(bx - x, by - y);
    if (away <= nearest) [best, nearest] = [border, away];
  }
  return best;
}

/** The borders of the cell under a point. */
export function bordersAt([x, y]: Point): string[] {
  const cell = `${Math.floor((x + 1) / CELL.width)},${Math.floor((y + 1) / CELL.height)}`;
  return bordersOf(cell).map(([, border]) => border);
}

// -- fanning out ---------------------------------------------------------------------------------------

const PER_ROW = 3;
const APART = { across: 19, down: 23 };
/** A pawn is drawn up from its feet. */
const FEET = 14;

export interface Stand {
  readonly at: Point;
  readonly scale: number;
}

/** Where one of several pawns on a card has its feet, and how large it is. */
export function stand(spot: string, place: number, count: number, up = 0): Stand {
  const rows = Math.ceil(count / PER_ROW);
  const row = Math.floor(place / PER_ROW);
  const inRow = row === rows - 1 ? count - row * PER_ROW : PER_ROW;
  const across = ((place % PER_ROW) - (inRow - 1) / 2) * APART.across;
  const down = (row - (rows - 1) / 2) * APART.down + FEET;
  const [x, y] = middleOfCell(spot);
  // Seen on a turned board, across is down.
  const at: Point = up ? [x - down, y + across] : [x + across, y + down];
  return { at, scale: count > 1 ? 0.95 : 1.2 };
}

/** Every pawn with its place among those on the same spot. */
export function stands(pawns: readonly Pawn[], up = 0): (Pawn & Stand)[] {
  return pawns.map((pawn) => {
    const beside = pawns.filter(({ spot }) => spot === pawn.spot);
    return { ...pawn, ...stand(pawn.spot, beside.indexOf(pawn), beside.length, up) };
  });
}
