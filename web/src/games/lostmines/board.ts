// The board of The Lost Mines: dwarves of two clans, tools on obstacles, traps and trolls on ways.

import { edgeToken, type Round } from '../../board/pawns/figures.ts';
import { TRAP, TROLL } from './icons.ts';
import { BADGE_AT, TOOLS } from './card-art.ts';
import { placed } from '../../art/svg.ts';
import { isBorder } from '../../board/camera/camera.ts';
import { cellKey, layOf } from '../../base/protocol/view.ts';
import type { LostMinesView } from './view.gen.ts';
import { clanOf } from '../shared/two-clans/seat-clans.ts';
import {
  type BoardPieces,
  middleOfCell,
  type Pawn,
  type Room,
  type TokenLook,
} from '../../board/pawns/pieces.ts';
import type { Cards } from '../contract.ts';

const token =
  (look: Round): TokenLook =>
  (owner, up) =>
    placed(edgeToken([0, 0], look, owner, up), [0, 0], { scale: 1.2 });

export const TOKENS = {
  trap: token({ sign: TRAP, dark: '#4a1410', ring: '#e0775f' }),
  troll: token({ sign: TROLL, dark: '#1d3a22', ring: '#9fd08a' }),
} as const satisfies Record<string, TokenLook>;
const isToken = (name: string): name is keyof typeof TOKENS => Object.hasOwn(TOKENS, name);
/** Room for one: on a rock, and on a tool over an obstacle. */
const NARROW = 1;
const ROCK = '+rock';
const FAN = { perRow: 3, across: 19, down: 23, feet: 14, alone: 1.2, together: 0.95 };

export function pieces(view: LostMinesView, cards: Cards): BoardPieces {
  const pawns = view.table.pawn.flatMap((spot, seat): Pawn[] => {
    const clan = clanOf(view, seat, cards);
    return spot && clan ? [{ seat, clan, spot: cellKey(spot) }] : [];
  });
  const mine = view.table.pawn[view.seat];
  const marks = Object.entries(view.table.board.marks ?? {});
  return {
    pawns,
    tokens: marks.flatMap(([border, [name, owner]]) =>
      isToken(name) ? { border, name, look: TOKENS[name], owner: owner < 0 ? null : owner } : [],
    ),
    tiles: marks.flatMap(([cell, [name]]) => {
      const sign = TOOLS[name];
      return sign ? { cell, name, sign } : [];
    }),
    rooms: rooms(view, pawns),
    beasts: [],
    gold: [],
    goer: mine ? cellKey(mine) : null,
    unaided: null,
    where: middleOfCell,
    space: () => null,
    fan: FAN,
  };
}

function rooms(view: LostMinesView, pawns: readonly Pawn[]): Room[] {
  const { tiles, marks = {} } = view.table.board;
  const rocks = Object.keys(tiles).filter((cell) => layOf(tiles[cell] ?? '').card.endsWith(ROCK));
  const bridged = Object.keys(marks).filter((place) => !isBorder(place));
  return [...rocks, ...bridged].map((cell) => ({
    cell,
    at: BADGE_AT,
    count: NARROW,
    full: pawns.some(({ spot }) => spot === cell),
  }));
}
