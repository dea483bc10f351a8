/** Groups the legal actions by target: card, cell, seat or goal. Applies no rule. */

import { plays } from '../base/protocol/schema.svelte.ts';
import { cellKey, goalOf, type Action } from '../base/protocol/view.ts';

export interface Choices {
  /** By cell, spot or border: cards and tokens that can be laid there, or taken away; steps. */
  cells: Map<string, Action[]>;
  seats: Map<number, Action[]>;
  goals: Map<number, Action[]>;
  treasures: Map<number, Action[]>;
  discard: Action | null;
  others: Action[];
}

const DISCARD = 'discard';

/** The cards that an action takes out of the hand. */
export function cardsOf(action: Action): string[] {
  const uses = plays()[action.do];
  if (uses === undefined) return [];
  if (typeof uses !== 'string') return uses;
  if (uses === 'tile') return action.tile ? [action.tile[0]] : [];
  return uses === 'card' && action.card !== undefined ? [action.card] : (action.cards ?? []);
}

/** The actions that use one card; without a card, those that use none. */
export function choices(legal: readonly Action[], card: string | null): Choices {
  const found: Choices = {
    cells: new Map(),
    seats: new Map(),
    goals: new Map(),
    treasures: new Map(),
    discard: null,
    others: [],
  };
  for (const action of legal) {
    const [first, ...more] = cardsOf(action);
    if (card === null ? !(action.do in plays()) : first === card && more.length === 0) {
      sort(found, action, card);
    }
  }
  return found;
}

function sort(found: Choices, action: Action, card: string | null): void {
  const goal = goalOf(action);
  if (action.treasure !== undefined) add(found.treasures, action.treasure, action);
  else if (action.at !== undefined) add(found.cells, cellKey(action.at), action);
  else if (card === null) found.others.push(action);
  else if (action.do === DISCARD) found.discard = action;
  else if (goal !== undefined) add(found.goals, goal, action);
  else if (action.seat !== undefined) add(found.seats, action.seat, action);
  else found.others.push(action);
}

function add<Key>(map: Map<Key, Action[]>, key: Key, action: Action): void {
  const list = map.get(key);
  if (list) list.push(action);
  else map.set(key, [action]);
}

/** The cards that may be used now; false: they can only be put away. */
export function playable(legal: readonly Action[]): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const action of legal) {
    const cards = cardsOf(action);
    const isPlay = action.do !== DISCARD && cards.length === 1;
    for (const card of cards) found.set(card, (found.get(card) ?? false) || isPlay);
  }
  return found;
}
