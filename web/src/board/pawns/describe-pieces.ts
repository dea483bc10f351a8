// The pieces on a card in words.

import type { Teller } from '../a11y/describe.ts';
import { type BoardPieces, bordersOf } from './pieces.ts';

export interface Speaker extends Pick<Teller, 't'> {
  joined(things: readonly string[]): string;
}

const cellOf = (spot: string): string => spot.split('/')[0] ?? '';

/** Who stands there and who lies, what lies on it and at its sides, and whether there is room. */
export function told(
  cell: string,
  pieces: BoardPieces,
  names: readonly string[],
  words: Speaker,
): string[] {
  const name = (seat: number): string => names[seat] ?? words.t('seat', { seat: seat + 1 });
  const here = pieces.pawns.filter(({ spot }) => cellOf(spot) === cell);
  const group = (key: string, lying: boolean): string[] => {
    const seats = here.filter((pawn) => (pawn.lying ?? false) === lying);
    const all = words.joined(seats.map(({ seat }) => name(seat)));
    return seats.length > 0 ? [words.t(key, { count: seats.length, names: all })] : [];
  };
  return [
    ...pieces.tiles
      .filter((tile) => tile.cell === cell)
      .map((tile) => words.t(`board-tile-${tile.name}`)),
    ...pieces.gold.filter((spot) => cellOf(spot) === cell).map(() => words.t('board-gold')),
    ...pieces.rooms
      .filter((room) => room.cell === cell)
      .map(({ count, full }) => words.t(full ? 'board-room-full' : 'board-room-free', { count })),
    ...sides(cell, pieces, name, words),
    ...pieces.beasts
      .filter(({ spot }) => cellOf(spot) === cell)
      .map(({ kind, owner }) => words.t(`board-beast-${kind}`, { name: name(owner) })),
    ...group('board-stands', false),
    ...group('board-lies', true),
  ];
}

const sides = (
  cell: string,
  { tokens }: BoardPieces,
  name: (seat: number) => string,
  words: Speaker,
): string[] =>
  bordersOf(cell).flatMap(([side, border]) =>
    tokens
      .filter((token) => token.border === border)
      .map(({ name: kind, owner, left = 1 }) =>
        words.t(`board-token-${kind}`, {
          side: words.t(`side-${side}`),
          name: owner === null ? '' : name(owner),
          left,
        }),
      ),
  );
