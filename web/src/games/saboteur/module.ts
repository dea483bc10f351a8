// Saboteur: a mine from the start to three goals, three tools before everybody, gold behind the hand.

import type { GlyphName } from '../../art/icons/icon.ts';
import { type Action, pileCards, pileSize } from '../../base/protocol/view.ts';
import { PLAIN } from '../../board/board-game.ts';
import type { Cards, GameModule, Purse, ToolSlot } from '../contract.ts';
import { purpose, toolsOn } from './purpose.ts';
import { whyNotAction } from './why-not.ts';
import type { SaboteurView } from './view.gen.ts';

const SIGNS: Readonly<Record<string, GlyphName>> = { lamp: 'lamp', pick: 'pick', cart: 'cart' };

function tools(view: SaboteurView, seat: number, cards: Cards): ToolSlot[] {
  const front = view.table.front[seat] ?? [];
  return view.facts.tools.map((tool) => {
    const card = front.find((lying) => toolsOn(cards.get(lying)).includes(tool));
    return { tool, sign: SIGNS[tool] ?? 'lamp', broken: card !== undefined, card };
  });
}

function toolOf(action: Action, cards: Cards): string | null {
  if (action.do === 'mend') return action.tool ?? null;
  if (action.do !== 'break' || !action.card) return null;
  return toolsOn(cards.get(action.card))[0] ?? null;
}

function gold(view: SaboteurView, seat: number, cards: Cards): Purse {
  const pile = `loot${seat + 1}`;
  const count = pileSize(view, pile);
  const held = pileCards(view, pile);
  const seen = held.flatMap((card) => cards.get(card)?.value ?? []);
  const worth = seen.length === count ? seen.reduce((sum, value) => sum + value, 0) : null;
  return { count, worth };
}

export const saboteur: GameModule<SaboteurView> = {
  ...PLAIN,
  name: 'saboteur',
  back: 'mine',
  purpose,
  tools,
  toolOf,
  roleAim: (role) => `ceremony-aim-${role}`,
  goldKey: 'gold',
  gold,
  whyNotAction,
};
