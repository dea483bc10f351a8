/** The text form of an action, the same as in Python: `place NES~ 2,0`. Seats and goals count from 1. */

import { defaults, ofAction } from './fields.ts';
import { cellKey, isUnknown, type Action, type Lay } from './view.ts';

const ACTORS: Record<number, string> = { [-1]: '*', [-2]: '=', [-3]: '-', [-4]: '.' };
const NOTHING = '-';
type Writer = (value: never) => string;

const WRITERS: Record<string, Writer> = {
  card: cardWord,
  cards: cardsWord,
  cell: cellWord,
  edge: cellKey,
  lay: layWord,
  seat: actorWord,
  seats: (seats: number[]) => seats.map(actorWord).join('&') || NOTHING,
  slot: (slot: number) => String(slot + 1),
  spot: cellKey,
};

/** An action as text: its verb, then its fields, without defaults at the end. */
export function written(action: Action): string {
  const values = new Map<string, unknown>(Object.entries(action));
  const said = ofAction(action.do);
  const unsaid = defaults(action.do);
  let last = said.at(-1)?.[0];
  while (last !== undefined && last in unsaid && values.get(last) === unsaid[last]) {
    said.pop();
    last = said.at(-1)?.[0];
  }
  return [action.do, ...said.map(([field, kind]) => word(kind, values.get(field)))].join(' ');
}

function word(kind: string, value: unknown): string {
  const writer = WRITERS[kind];
  return writer ? writer(value as never) : String(value);
}

export function cellWord([x, y]: readonly [number, number]): string {
  return `${x},${y}`;
}

function actorWord(seat: number): string {
  return ACTORS[seat] ?? String(seat + 1);
}

function layWord([card, turn]: Lay): string {
  if (turn === 0) return card;
  return turn === 180 ? `${card}~` : `${card}~${turn}`;
}

/** The id; an unknown card is `?`, with its back where that is printed as a mark. */
function cardWord(card: string): string {
  return /^\?[^A-Z]*[a-z][^A-Z]*$/.test(card) ? '?' : card;
}

function cardsWord(cards: string[]): string {
  const dark = new Map<string, number>();
  for (const back of cards.filter(isUnknown).map(cardWord)) {
    dark.set(back, (dark.get(back) ?? 0) + 1);
  }
  const counted = [...dark].sort().map(([back, count]) => (count > 1 ? `${back}${count}` : back));
  return [...counted, ...cards.filter((card) => !isUnknown(card))].join('&') || NOTHING;
}
