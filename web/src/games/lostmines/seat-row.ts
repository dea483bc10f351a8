// The row of a seat in The Lost Mines: its clan, its treasures by kind, the dragon, an open troll.

import { HOARDS } from './scenery.ts';
import { DRAGON, TROLL } from './icons.ts';
import { isUnknown, pileCards } from '../../base/protocol/view.ts';
import type { LostMinesView } from './view.gen.ts';
import type { Barring, Cards, Purse, ToolSlot } from '../contract.ts';

export const KINDS = ['gems', 'gold', 'silver'] as const;
/** Readable on rows of both themes. */
export const TINTS = {
  gems: 'light-dark(#a3246a, #ff9bcd)',
  gold: 'light-dark(#805200, #ffd27a)',
  silver: 'light-dark(#55626e, #dbe4ea)',
} as const;

/** What a card shows while it lies face down. */
export const backOf = (card: string, cards: Cards): string =>
  isUnknown(card) ? card.slice(1) : (cards.get(card)?.back ?? '');

/** Treasures as backs, counted by kind; then what else lies there. */
export function tools(view: LostMinesView, seat: number, cards: Cards): ToolSlot[] {
  const { front, dragon } = view.table;
  const hoard = pileCards(view, `hoard${seat + 1}`).map((card) => backOf(card, cards));
  const treasures = KINDS.map((kind): ToolSlot => {
    const count = hoard.filter((back) => back.toLowerCase() === kind).length;
    const { sign } = HOARDS[kind];
    return { tool: kind, sign, broken: false, card: kind, count, tint: TINTS[kind] };
  });
  return [
    ...treasures.filter(({ count = 0 }) => count > 0),
    ...(dragon === seat ? [{ tool: 'dragon', sign: DRAGON, broken: false, card: 'dragon' }] : []),
    ...(front[seat]?.includes('troll')
      ? [{ tool: 'open-troll', sign: TROLL, broken: false, card: 'troll' }]
      : []),
  ];
}

/** The points of the rounds so far, if they lie open. */
export const gold = ({ table, facts }: LostMinesView, seat: number): Purse => ({
  count: facts.points ? (table.points[seat] ?? 0) : null,
  worth: null,
});

/** Whoever has run out of cards sits out. */
export const isBarred = ({ out = [] }: Pick<Barring, 'out'>, seat: number): boolean =>
  out.includes(seat);
