// The board of The Dark Cave: dwarves on their feet or not, creatures, webs across ways, gold in its veins.

import { BATTLE_AXE } from './icons.ts';
import { CREAM, INK, SALMON } from '../../art/colours.ts';
import { SIGNS } from './card-art.ts';
import { badge } from '../../board/pawns/figures.ts';
import { glyph } from '../../art/icons/icon.ts';
import { type Layout, layout } from './spaces.ts';
import { placed, type Point } from '../../art/svg.ts';
import { CENTRE } from '../../art/cards/path-outline.ts';
import { webToken } from './webs.ts';
import { CELL, isBorder, readCell } from '../../board/camera/camera.ts';
import { type Area, cellKey, item, layOf, type Spot, spotOf } from '../../base/protocol/view.ts';
import type { DarkCaveView } from './view.gen.ts';
import { clanOf } from '../shared/two-clans/seat-clans.ts';
import { borderGhost, borderMark, tokenMark } from '../../board/pawns/walk-marks.ts';
import type { Beast, BoardPieces, Pawn, Token, TokenLook } from '../../board/pawns/pieces.ts';
import type { Cards } from '../contract.ts';

const FAN = { perRow: 4, across: 12.5, down: 11, feet: 3.5, alone: 1, together: 0.8 };
const COLOURS: Readonly<Record<string, string>> = {
  rat: '#d9c0a0',
  lindworm: '#9fd89a',
  goblin: '#c7e06a',
};
const SIDES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;
const GOLD = 'gold';
const WEB = 'web-';

export const webLook =
  (sign: string, left: number): TokenLook =>
  (owner, up) =>
    webToken(sign, left, owner, up);

/** How a new web looks before it is known which one it is. */
const SPUN = webLook('', 2);

/** Where a card or an axe can be used; a walk has its numbers instead. */
export function mark(kind: string, aimed: boolean, up: number): string {
  if (kind === 'walk') return '';
  if (kind === 'cut') return cutMark(aimed, up);
  return kind === 'spin' ? tokenMark(SPUN, aimed, up) : aimed ? borderGhost() : borderMark();
}

/** An axe beside a web. */
function cutMark(aimed: boolean, up: number): string {
  const axe = badge([0, 0], '', { colour: aimed ? CREAM : SALMON, up });
  const sign = glyph(BATTLE_AXE, { x: 0, y: 0, size: 9 }, { main: INK, second: INK });
  const ring = `<circle r="12.600" fill="none" stroke="${INK}" stroke-width="4"/><circle r="12.600" fill="none" stroke="${aimed ? CREAM : SALMON}" stroke-width="2"${aimed ? '' : ' stroke-dasharray="4.6 3.2"'}/>`;
  return ring + placed(axe + sign, [0, -12], { turn: -up });
}

// -- spaces ------------------------------------------------------------------------------------------

const layouts = new WeakMap<Cards, Map<string, Layout>>();

/** The card of a cell as it lies, worked out once. */
function layoutAt(cell: string, { table }: DarkCaveView, cards: Cards): Layout | null {
  const lay = table.board.tiles[cell];
  if (lay === undefined) return null;
  const known = layouts.get(cards) ?? new Map<string, Layout>();
  layouts.set(cards, known);
  const { card, turned } = layOf(lay);
  const info = cards.get(card);
  const found = known.get(lay) ?? (info && layout({ ...info, treasure: 0 }, turned));
  if (found) known.set(lay, found);
  return found ?? null;
}

const spaceOf = (
  spot: Spot,
  view: DarkCaveView,
  cards: Cards,
): Layout['spaces'][number] | undefined => layoutAt(cellKey(spot[0]), view, cards)?.spaces[spot[1]];

/** A face-down card is stepped onto in its middle. */
function pointAt(word: string, view: DarkCaveView, cards: Cards): Point {
  const spot = spotOf(word);
  const [column, row] = spot[0];
  const [x, y] = spaceOf(spot, view, cards)?.at ?? CENTRE;
  return [column * CELL.width + x, row * CELL.height + y];
}

/** What is special about a space says which one it is; else the side that it opens to. */
function spaceName(word: string, view: DarkCaveView, cards: Cards): string | null {
  const found = spaceOf(spotOf(word), view, cards);
  if (!found) return null;
  const { traits, side, level, only } = found;
  const [trait] = traits;
  if (trait !== undefined) return trait;
  if (only) return null;
  return side ? SIDES[side] : (level ?? 'middle');
}

/** The goals lie in its corners; ways may lead out of it. */
export function playingArea({ facts: { goals } }: DarkCaveView): Area {
  const [first, , last] = goals.map(readCell);
  return first && last ? [first.x, first.y, last.x, last.y] : [0, 0, 0, 0];
}

// -- pieces ------------------------------------------------------------------------------------------

/** Where the dwarf or the creature stands that may go now. */
function goer(view: DarkCaveView): Spot | null {
  const due = item(view);
  if (due?.due === 'prowl') {
    return view.table.beasts.find(([kind]) => kind === due.creature)?.[1] ?? null;
  }
  return view.table.pawn[view.seat] ?? null;
}

function beasts(view: DarkCaveView): Beast[] {
  const due = item(view);
  return view.table.beasts.map(([kind, at, owner]) => ({
    kind,
    spot: cellKey(at),
    owner,
    sign: SIGNS[kind] ?? [],
    colour: COLOURS[kind] ?? '',
    left: due?.creature === kind ? (due.left ?? null) : null,
  }));
}

export function pieces(view: DarkCaveView, cards: Cards): BoardPieces {
  const marks = Object.entries(view.table.board.marks ?? {});
  const going = goer(view);
  const due = item(view);
  return {
    pawns: view.table.pawn.flatMap((spot, seat): Pawn[] => {
      const clan = clanOf(view, seat, cards);
      const lying = view.table.lying.includes(seat);
      return spot && clan ? [{ seat, clan, spot: cellKey(spot), lying }] : [];
    }),
    tokens: marks.flatMap(([border, [name, owner, left]]): Token[] =>
      isBorder(border)
        ? [{ border, name, look: webLook(name.slice(WEB.length), left), owner, left }]
        : [],
    ),
    tiles: [],
    rooms: [],
    beasts: beasts(view),
    gold: marks.flatMap(([spot, [name]]) => (name === GOLD ? [spot] : [])),
    goer: going && cellKey(going),
    unaided: due?.due === 'walk' ? view.facts.steps - (due.made ?? 0) : null,
    where: (spot) => pointAt(spot, view, cards),
    space: (spot) => spaceName(spot, view, cards),
    fan: FAN,
  };
}
