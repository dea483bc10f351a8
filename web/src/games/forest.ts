// The board of The Lost Mines: dwarves of two clans, tools on obstacles, traps and trolls on ways.

import type { Round } from '../art/figures.ts';
import { TRAP, TROLL } from '../art/forestglyphs.ts';
import { BADGE_AT, TOOLS } from '../art/lostmines.ts';
import { isBorder } from '../board/camera.ts';
import { cellKey, layOf, type View } from '../lib/view.ts';
import { clanOf } from '../walking/clans.ts';
import { type BoardPieces, type Pawn, type Room } from '../walking/pieces.ts';
import type { Cards } from './module.ts';

export const TOKENS = {
  trap: { sign: TRAP, dark: '#4a1410', ring: '#e0775f' },
  troll: { sign: TROLL, dark: '#1d3a22', ring: '#9fd08a' },
} as const satisfies Record<string, Round>;
const isToken = (name: string): name is keyof typeof TOKENS => Object.hasOwn(TOKENS, name);
/** Room for one: on a rock, and on a tool over an obstacle. */
const NARROW = 1;
const ROCK = '+rock';

export function pieces(view: View, cards: Cards): BoardPieces {
  const pawns = (view.table.pawn ?? []).flatMap((spot, seat): Pawn[] => {
    const clan = clanOf(view, seat, cards);
    return spot && clan ? [{ seat, clan, spot: cellKey(spot) }] : [];
  });
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
  };
}

function rooms(view: View, pawns: readonly Pawn[]): Room[] {
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
