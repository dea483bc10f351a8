/**
 * Names of places: a letter for the column and a number for the row, as `undermine/core/places.py`
 * makes them. They belong to the mine, so they are the same for everybody and in every turn of the
 * board. Outside the frame both run on and wrap: I, J, K … / A, Z, Y …; 9, 10, 11 … / 1, 99, 98 ….
 */

import { ORIGINS } from './protocol/origins.gen.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ROWS = 99;

/** The letter of a column of a game. */
export const columnName = (x: number, game: string): string =>
  LETTERS.charAt(wrapped(x - originOf(game)[0], LETTERS.length));

/** The number of a row. */
export const rowName = (y: number, game: string): string =>
  String(wrapped(y - originOf(game)[1], ROWS) + 1);

/** The name of a cell (`3,-1`): "D4" in Saboteur. A spot or a border has the name of its cell. */
export function placeName(cell: string | readonly [x: number, y: number], game: string): string {
  const [x = 0, y = 0] = typeof cell === 'string' ? coordinates(cell) : cell;
  return columnName(x, game) + rowName(y, game);
}

/** Whether places of a game have names. */
export const hasPlaceNames = (game: string): boolean => game in ORIGINS;

const originOf = (game: string): readonly [number, number] => ORIGINS[game] ?? [0, 0];

const wrapped = (value: number, period: number): number => ((value % period) + period) % period;

const coordinates = (cell: string): number[] => cell.replace(/\/.*/, '').split(',').map(Number);
