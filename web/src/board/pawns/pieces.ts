// The positions of pieces on a board with pawns. The game lists the pieces, this module places them.

import type { Clan } from '../../art/clans.ts';
import type { Glyph } from '../../art/icons/icon.ts';
import type { Point } from '../../art/svg.ts';
import { CELL, isBorder, readCell } from '../camera/camera.ts';

export interface Pawn {
  readonly seat: number;
  readonly clan: Clan;
  /** The spot it stands on. */
  readonly spot: string;
  readonly lying?: boolean;
}

/** A creature. */
export interface Beast {
  readonly kind: string;
  readonly spot: string;
  readonly owner: number;
  readonly sign: Glyph;
  readonly colour: string;
  /** So many steps it may still take; null: it is not on its way. */
  readonly left: number | null;
}

/** Draws a token around 0,0. */
export type TokenLook = (owner: number | null, up: number) => string;

/** On a border; `name` is the end of its keys in the catalogue. */
export interface Token {
  readonly border: string;
  readonly name: string;
  readonly look: TokenLook;
  readonly owner: number | null;
  /** How often it still holds. */
  readonly left?: number;
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
  readonly beasts: readonly Beast[];
  /** Spots where gold lies. */
  readonly gold: readonly string[];
  /** The spot of the figure that may go now. */
  readonly goer: string | null;
  /** So many steps it takes without boots; null: as many as are shown. */
  readonly unaided: number | null;
  /** Where a spot is, in units of the board. */
  readonly where: (spot: string) => Point;
  /** The name of a space of a card, by spot; null where a card has one space only. */
  readonly space: (spot: string) => string | null;
  readonly fan: Fan;
}

/** The names by which the drawing of a piece can be found on the page. */
export const pieceKeys = {
  token: ({ border }: Token): string => border,
  tile: ({ cell }: Tile): string => cell,
  beast: ({ kind }: Beast): string => kind,
  pawn: ({ seat }: Pick<Pawn, 'seat'>): string => `dwarf-${seat}`,
};

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

/** The point of any place: a border, or a spot. */
export const pointIn =
  ({ where }: Pick<BoardPieces, 'where'>) =>
  (place: string): Point =>
    isBorder(place) ? middleOfBorder(place) : where(place);

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

/** The place nearest to a point; `null` if all are further away than allowed. */
export function nearest(
  [x, y]: Point,
  places: Iterable<string>,
  where: (place: string) => Point,
  most = Infinity,
): string | null {
  let best: string | null = null;
  let least = most;
  for (const place of places) {
    const [px, py] = where(place);
    const away = Math.hypot(px - x, py - y);
    if (away <= least) [best, least] = [place, away];
  }
  return best;
}

/** The borders of the cell under a point. */
export function bordersAt([x, y]: Point): string[] {
  const cell = `${Math.floor((x + 1) / CELL.width)},${Math.floor((y + 1) / CELL.height)}`;
  return bordersOf(cell).map(([, border]) => border);
}

// -- fanning out ---------------------------------------------------------------------------------------

/** How pawns stand on one spot: beside each other, so far apart, and how large they are. */
export interface Fan {
  readonly perRow: number;
  readonly across: number;
  readonly down: number;
  /** A pawn is drawn up from its feet. */
  readonly feet: number;
  readonly alone: number;
  readonly together: number;
}

export interface Stand {
  readonly at: Point;
  readonly scale: number;
}

/** Where one of several pawns on a spot has its feet, and how large it is. */
export function stand([x, y]: Point, place: number, count: number, fan: Fan, up = 0): Stand {
  const rows = Math.ceil(count / fan.perRow);
  const row = Math.floor(place / fan.perRow);
  const inRow = row === rows - 1 ? count - row * fan.perRow : fan.perRow;
  const across = ((place % fan.perRow) - (inRow - 1) / 2) * fan.across;
  const down = (row - (rows - 1) / 2) * fan.down + fan.feet;
  // Seen on a turned board, across is down.
  const at: Point = up ? [x - down, y + across] : [x + across, y + down];
  return { at, scale: count > 1 ? fan.together : fan.alone };
}

/** Every pawn with its place among those on the same spot. */
export function stands(
  { pawns, where, fan }: Pick<BoardPieces, 'pawns' | 'where' | 'fan'>,
  up = 0,
): (Pawn & Stand)[] {
  return pawns.map((pawn) => {
    const beside = pawns.filter(({ spot }) => spot === pawn.spot);
    const place = stand(where(pawn.spot), beside.indexOf(pawn), beside.length, fan, up);
    return { ...pawn, ...place };
  });
}
