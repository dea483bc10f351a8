// Which card or piece an element of the table shows.

import type { Cards, GameModule } from '../../games/contract.ts';
import type { Point } from '../../board/camera/camera.ts';
import { isUnknown, layOf, type View } from '../../base/protocol/view.ts';
import { type PieceSubject, pieceSubjects, piecesOn, pieceUnder } from './piece-subjects.ts';
import type { Subject } from './table-help.svelte.ts';

/** The table that is pointed at. */
export interface Shown {
  readonly view: View;
  readonly game: Pick<GameModule, 'hidden' | 'onBoard'>;
  readonly cards: Cards;
}

/** Elements of the hand, in the order in which they lie there. */
export const handCards = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.hand [data-card]'),
];

/** What an element shows: a card of the hand, on the board or before a seat; with a point, a piece that is drawn there. */
export function subjectAt(target: EventTarget | null, shown: Shown, at?: Point): Subject | null {
  if (!(target instanceof Element)) return null;
  const held = target.closest<HTMLElement>('.hand [data-card]');
  if (held) return inHand(held);
  const lying = target.closest<HTMLElement>('[data-help]');
  if (lying) return beforeSeat(lying);
  const cell = target.closest('[data-cell]')?.getAttribute('data-cell');
  return cell === undefined || cell === null ? null : onBoard(cell, shown, at);
}

function inHand(element: HTMLElement): Subject {
  const card = element.dataset.card ?? '';
  return { card, from: 'hand', place: handCards().indexOf(element) };
}

function beforeSeat(element: HTMLElement): Subject {
  const card = element.dataset.help ?? '';
  const seat = element.closest('[data-seat]')?.getAttribute('data-seat');
  return seat === undefined || seat === null
    ? { card, from: isUnknown(card) ? 'board' : 'seat' }
    : { card, from: 'seat', seat: Number(seat) };
}

const cellOf = (place: string): string => place.replace(/[/:].*$/, '');

/** The piece at a point of the window, or else the card of a cell; on an empty cell, what lies at its borders. */
export function onBoard(place: string, shown: Shown, at?: Point): Subject | null {
  const pieces = piecesOf(shown);
  const pointed = at ? pieceUnder(at, pieces) : null;
  const cell = cellOf(place);
  const card = pointed ?? cardOn(cell, shown);
  return card ?? (at ? null : (piecesOn(cell, pieces)[0] ?? null));
}

/** The card of a cell; a goal face down is its back, also for those who know it. */
function cardOn(cell: string, { view, game }: Shown): Subject | null {
  const { tiles, covered } = view.table.board;
  const lay = tiles[cell];
  if (lay !== undefined) return { ...layOf(lay), from: 'board', cell };
  return covered.includes(cell) ? { card: `?${game.hidden}`, from: 'board', cell } : null;
}

function piecesOf({ view, game, cards }: Shown): PieceSubject[] {
  return game.onBoard ? pieceSubjects(game.onBoard.pieces(view, cards), cards) : [];
}

/** What else is on a card of the board, one of each kind. */
export function piecesBeside({ cell, from }: Subject, shown: Shown): PieceSubject[] {
  if (from !== 'board' || cell === undefined) return [];
  const kind = (one: PieceSubject): string => shown.cards.get(one.card)?.piece.name ?? one.card;
  const kinds = new Map(piecesOn(cell, piecesOf(shown)).map((one) => [kind(one), one]));
  return [...kinds.values()];
}

/** The first place of a card in the hand. */
export const handPlace = (card: string): number =>
  handCards().findIndex((element) => element.dataset.card === card);

/** The subject of a card of the hand by its place. */
export function handSubject(place: number): Subject | null {
  const element = handCards()[place];
  return element ? inHand(element) : null;
}
