/** Several cards at once: to pass with, or to lift a card that lies before me. Knows no rule. */

import type { Action } from './view.ts';

/** What the cards are for. */
export type Gathers = { readonly discard: true } | { readonly off: string };

/** What can be done for it, each with other cards. */
export const bundles = (legal: readonly Action[], wanted: Gathers): Action[] =>
  legal.filter((action) => ('off' in wanted ? action.off === wanted.off : action.do === 'discard'));

/** More than one card at a time can be put away. */
export const isSeveral = (legal: readonly Action[]): boolean =>
  bundles(legal, { discard: true }).some(({ cards = [] }) => cards.length > 1);

/** What is left of `cards` without those of the bag; null if one of them is missing. */
function without(cards: readonly string[], bag: readonly string[]): string[] | null {
  const left = [...cards];
  for (const card of bag) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The action that takes just these cards. */
export const gathered = (found: readonly Action[], bag: readonly string[]): Action | null =>
  found.find(({ cards = [] }) => without(cards, bag)?.length === 0) ?? null;

/** Another card may join the bag. */
export const canJoin = (found: readonly Action[], bag: readonly string[], card: string): boolean =>
  found.some(({ cards = [] }) => without(cards, [...bag, card]) !== null);

/** How many cards it takes: the fewest and the most. */
export function sizes(found: readonly Action[]): { fewest: number; most: number } {
  const counts = found.map(({ cards = [] }) => cards.length);
  return { fewest: Math.min(...counts), most: Math.max(...counts) };
}

/** The cards that lie before me and can be lifted. */
export const liftable = (legal: readonly Action[]): Set<string> =>
  new Set(legal.flatMap(({ off }) => off ?? []));
