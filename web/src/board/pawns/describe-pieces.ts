// The pieces on a card in words.

import type { Teller } from '../a11y/describe.ts';
import { type BoardPieces, bordersOf } from './pieces.ts';

type Facts = Record<string, string | number>;

export interface Speaker extends Pick<Teller, 't'> {
  /** A seat as a part of a sentence that may address the reader. */
  person(seat: number, names: string[]): Facts;
  /** Several seats, likewise. */
  people(seats: readonly number[], names: string[]): Facts;
}

const cellOf = (spot: string): string => spot.split('/')[0] ?? '';

/** Who stands there and who lies, what lies on it and at its sides, and whether there is room. */
export function told(
  cell: string,
  pieces: BoardPieces,
  names: readonly string[],
  words: Speaker,
): string[] {
  const owned = (seat: number): Facts => words.person(seat, [...names]);
  const here = pieces.pawns.filter(({ spot }) => cellOf(spot) === cell);
  const group = (key: string, lying: boolean): string[] => {
    const seats = here.filter((pawn) => (pawn.lying ?? false) === lying);
    const facts = words.people(
      seats.map(({ seat }) => seat),
      [...names],
    );
    return seats.length > 0 ? [words.t(key, facts)] : [];
  };
  return [
    ...pieces.tiles
      .filter((tile) => tile.cell === cell)
      .map((tile) => words.t(`board-tile-${tile.name}`)),
    ...pieces.gold.filter((spot) => cellOf(spot) === cell).map(() => words.t('board-gold')),
    ...pieces.rooms
      .filter((room) => room.cell === cell)
      .map(({ count, full }) => words.t(full ? 'board-room-full' : 'board-room-free', { count })),
    ...sides(cell, pieces, owned, words),
    ...pieces.beasts
      .filter(({ spot }) => cellOf(spot) === cell)
      .map(({ kind, owner }) => words.t(`board-beast-${kind}`, owned(owner))),
    ...group('board-stands', false),
    ...group('board-lies', true),
  ];
}

const sides = (
  cell: string,
  { tokens }: BoardPieces,
  owned: (seat: number) => Facts,
  words: Speaker,
): string[] =>
  bordersOf(cell).flatMap(([side, border]) =>
    tokens
      .filter((token) => token.border === border)
      .map(({ name: kind, owner, left = 1 }) =>
        words.t(`board-token-${kind}`, {
          side: words.t(`side-${side}`),
          ...(owner === null ? {} : owned(owner)),
          left,
        }),
      ),
  );
