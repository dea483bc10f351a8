// The row of a seat in Saboteur 2, the purposes of its cards, and the actions of *why not?* questions.

import { CAGE, THEFT } from './icons.ts';
import type { CardInfo } from '../../base/protocol/protocol.gen.ts';
import { type Action, handOf } from '../../base/protocol/view.ts';
import type { Saboteur2View } from './view.gen.ts';
import type { Asked, Barring, Cards, Purpose, ToolSlot } from '../contract.ts';
import { saboteur } from '../saboteur/module.ts';
import { whyNotAction as baseWhyNotAction } from '../saboteur/why-not.ts';

/** Cards that lie before a seat without breaking a tool, and what takes them away. */
const SIGNS = { theft: THEFT, trapped: CAGE } as const;
const OFF: Readonly<Record<string, keyof typeof SIGNS>> = { handsoff: 'theft', free: 'trapped' };
/** What a card does to a seat, or to nobody. */
const TRICKS: ReadonlySet<string> = new Set([
  'theft',
  'handsoff',
  'swaphats',
  'inspect',
  'swaphands',
  'trap',
  'free',
]);
const PRICE = 2;

const lies = (card: string): card is keyof typeof SIGNS => card in SIGNS;

/** The three tools, and then whatever else lies there. */
export function tools(view: Saboteur2View, seat: number, cards: Cards): ToolSlot[] {
  const others = (view.table.front[seat] ?? []).filter(lies).map((card): ToolSlot => {
    return { tool: card, sign: SIGNS[card], broken: false, card };
  });
  return [...saboteur.tools(view, seat, cards), ...others];
}

export const toolOf = (action: Action, cards: Cards): string | null =>
  OFF[action.do] ?? saboteur.toolOf(action, cards);

export function purpose(card: CardInfo | undefined): Purpose {
  const [verb = ''] = card?.plays ?? [];
  return TRICKS.has(verb) ? verb : saboteur.purpose(card);
}

/** Whoever sits in prison, or has run out of cards, is struck out. */
export const isBarred = ({ front, out = [] }: Barring, seat: number): boolean =>
  (front[seat] ?? []).includes('trapped') || out.includes(seat);

export function whyNotAction(
  view: Saboteur2View,
  card: CardInfo | undefined,
  asked: Asked,
  cards: Cards,
): Action | null {
  const wanted = 'card' in asked ? cards.get(asked.card) : card;
  if (!wanted) return liftTrial(view, asked);
  const verb = purpose(wanted);
  if (!TRICKS.has(verb)) return baseWhyNotAction(view, card, asked, cards);
  if ('cell' in asked) return null;
  return verb === 'theft'
    ? { do: verb }
    : { do: verb, seat: 'seat' in asked ? asked.seat : view.seat };
}

/** Without a card: why can what lies before me not be lifted? */
function liftTrial(view: Saboteur2View, asked: Asked): Action | null {
  if (!('seat' in asked) || asked.seat !== view.seat) return null;
  const front = view.table.front[view.seat] ?? [];
  const off = front.find((lying) => lying === asked.tool) ?? front[0];
  return off === undefined
    ? null
    : { do: 'lift', cards: handOf(view, view.seat).slice(0, PRICE), off };
}
