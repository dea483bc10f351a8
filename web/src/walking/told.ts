// What stands and lies on a card, in words.

import type { Teller } from '../board/describe.ts';
import { type BoardPieces, bordersOf } from './pieces.ts';

export interface Speaker extends Pick<Teller, 't'> {
  joined(things: readonly string[]): string;
}

/** Who stands there, what lies on it and at its sides, and whether there is room. */
export function told(
  cell: string,
  pieces: BoardPieces,
  names: readonly string[],
  words: Speaker,
): string[] {
  const name = (seat: number): string => names[seat] ?? words.t('seat', { seat: seat + 1 });
  const here = pieces.pawns.filter(({ spot }) => spot.split('/')[0] === cell);
  const sides = bordersOf(cell).flatMap(([side, border]) =>
    pieces.tokens
      .filter((token) => token.border === border)
      .map((token) =>
        words.t(`board-token-${token.name}`, {
          side: words.t(`side-${side}`),
          name: token.owner === null ? '' : name(token.owner),
        }),
      ),
  );
  return [
    ...pieces.tiles
      .filter((tile) => tile.cell === cell)
      .map((tile) => words.t(`board-tile-${tile.name}`)),
    ...pieces.rooms
      .filter((room) => room.cell === cell)
      .map(({ count, full }) => words.t(full ? 'board-room-full' : 'board-room-free', { count })),
    ...sides,
    ...(here.length > 0
      ? [
          words.t('board-stands', {
            count: here.length,
            names: words.joined(here.map(({ seat }) => name(seat))),
          }),
        ]
      : []),
  ];
}
