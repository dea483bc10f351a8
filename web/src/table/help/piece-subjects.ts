// The pieces on the board that can be asked about: tokens on borders, tools and creatures on cards, dwarves.

import type { Cards } from '../../games/contract.ts';
import { isBorder, type Point } from '../../board/camera/camera.ts';
import { type BoardPieces, bordersOf, pieceKeys } from '../../board/pawns/pieces.ts';
import type { Subject } from './table-help.svelte.ts';

/** A piece, and its border or spot. */
export interface PieceSubject extends Subject {
  readonly from: 'piece';
  readonly at: string;
}

/** A finger or a pointer may miss a piece by so much. */
const REACH = 4;

export function pieceSubjects(pieces: BoardPieces, cards: Cards): PieceSubject[] {
  const all = [...cards.values()];
  const bringing = (topic: string): string =>
    all.find((card) => card.topic.name === topic)?.id ?? '';
  const back = (clan: string): string =>
    all.find((card) => card.back.toLowerCase() === clan)?.back ?? '';
  const found: (Omit<PieceSubject, 'from' | 'seat'> & { seat: number | null })[] = [
    ...pieces.tokens.map((token) => ({
      card: token.name,
      piece: pieceKeys.token(token),
      at: token.border,
      seat: token.owner,
      left: token.left ?? 1,
    })),
    ...pieces.beasts.map((beast) => ({
      card: bringing(beast.kind),
      piece: pieceKeys.beast(beast),
      at: beast.spot,
      seat: beast.owner,
    })),
    ...pieces.tiles.map((tile) => ({
      card: tile.name,
      piece: pieceKeys.tile(tile),
      at: tile.cell,
      seat: null,
    })),
    ...pieces.pawns.map((pawn) => ({
      card: `?${back(pawn.clan)}`,
      piece: pieceKeys.pawn(pawn),
      at: pawn.spot,
      seat: pawn.seat,
      isLying: pawn.lying ?? false,
    })),
  ];
  return found.map(({ seat, ...rest }) => ({
    ...rest,
    from: 'piece',
    ...(seat === null ? {} : { seat }),
  }));
}

/** The pieces on the card of a cell and on its borders. */
export const piecesOn = (cell: string, pieces: readonly PieceSubject[]): PieceSubject[] =>
  pieces.filter(({ at }) =>
    isBorder(at) ? bordersOf(cell).some(([, border]) => border === at) : at.split('/')[0] === cell,
  );

/** The piece that is drawn at a point of the window, the uppermost one. */
export function pieceUnder({ x, y }: Point, pieces: readonly PieceSubject[]): PieceSubject | null {
  const drawn = [...document.querySelectorAll('.stage:not(.still) [data-piece]')].findLast(
    (element) => {
      const box = element.getBoundingClientRect();
      const [across, down] = [
        Math.max(box.left - x, x - box.right),
        Math.max(box.top - y, y - box.bottom),
      ];
      return Math.max(across, down) <= REACH;
    },
  );
  const key = drawn?.getAttribute('data-piece');
  return pieces.find(({ piece }) => piece === key) ?? null;
}
