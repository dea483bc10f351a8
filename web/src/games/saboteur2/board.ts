// The board of Saboteur 2: doors that keep a team out, ladders tied to each other, crystals.

import { CRYSTAL } from './icons.ts';
import { type Team, teamHelmet, TEAMS } from './scenery.ts';
import { placed } from '../../art/svg.ts';
import { middle, parseFace } from '../../art/cards/path-outline.ts';
import { layOf } from '../../base/protocol/view.ts';
import type { BoardAids, Light, Spot } from '../../board/board-game.ts';
import type { CardList } from '../../art/cards/card.ts';
import type { Saboteur2View } from './view.gen.ts';

const NAMES = Object.keys(TEAMS) as Team[];
const LADDER = 'ladder';

/** Every way on the board: its cell, its place on the card, and the card as it lies. */
function ways(
  view: Saboteur2View,
  cards: CardList,
): { cell: string; island: number; face: string }[] {
  return Object.entries(view.table.board.tiles).flatMap(([cell, lay]) => {
    const { card, turned } = layOf(lay);
    const face = cards.get(card)?.face;
    if (!face) return [];
    const lies = turned ? `${face}~` : face;
    return parseFace(lies).map((_, island) => ({ cell, island, face: lies }));
  });
}

const traitsOf = (face: string, island: number): readonly string[] =>
  parseFace(face)[island]?.traits ?? [];

/** Doors of the other team that this team comes to. */
function stops(view: Saboteur2View, cards: CardList, team: Team, lit: Light['lit']): string[] {
  const others = NAMES.filter((name) => name !== team);
  return ways(view, cards)
    .filter(({ face, island }) => others.some((name) => traitsOf(face, island).includes(name)))
    .filter(({ cell, island }) => ((lit[cell] ?? 0) & (1 << island)) !== 0)
    .map(({ cell }) => cell);
}

/** Where ladders stand, the one of the start first. */
function ladders(view: Saboteur2View, cards: CardList): Spot[] {
  const found = ways(view, cards)
    .filter(({ face, island }) => traitsOf(face, island).includes(LADDER))
    .flatMap(({ cell, island, face }) => {
      const islands = parseFace(face);
      const stood = islands[island];
      return stood ? { cell, at: middle(stood, islands).at } : [];
    });
  const { start } = view.facts;
  return [
    ...found.filter(({ cell }) => cell === start),
    ...found.filter(({ cell }) => cell !== start),
  ];
}

export function tell(view: Saboteur2View, cards: CardList): BoardAids {
  const { lit, crystals } = view.facts;
  return {
    lights: NAMES.flatMap((name) => {
      const walked = lit[name];
      if (!walked) return [];
      const sign = placed(teamHelmet(name, 24), [12, 12]);
      return { name, sign, lit: walked, stops: stops(view, cards, name, walked) };
    }),
    counters: [{ name: 'crystals', sign: CRYSTAL, count: crystals }],
    tied: ladders(view, cards),
  };
}
