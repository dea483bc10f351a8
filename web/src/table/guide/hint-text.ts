// The words of a hint: what one could do, and why.

import { placeName } from '../../base/place-names.ts';
import type { HintReason } from '../../base/protocol/protocol.gen.ts';
import { capital, stopKey } from '../actions/prompt.ts';
import { type Action, cellKey, goalOf, item, type View } from '../../base/protocol/view.ts';

interface Teller {
  has(key: string): boolean;
  t(key: string, args?: Record<string, string | number>): string;
  card(id: string): string;
  cards(ids: readonly string[]): string;
  seat(seat: number, names?: readonly string[]): string;
}

export interface Told {
  view: View;
  game: string;
  names: readonly string[];
  me: number;
}

/** "Lay the tee on G6". */
export function sayAction(action: Action, { view, game, names, me }: Told, words: Teller): string {
  const place = action.at ?? action.to;
  const goal = (goalOf(action) ?? 0) + 1;
  const key = `guide-do-${verbOf(action, view)}`;
  const own = action.seat === me && words.has(`${key}-me`) ? `${key}-me` : key;
  const said = words.t(words.has(own) ? own : 'guide-do-other', {
    at: place ? placeName(cellKey(place), game) : '',
    to: place ? placeName(cellKey(place), game) : '',
    tile: action.tile ? short(words.card(action.tile[0])) : '',
    card: action.card === undefined ? '' : short(words.card(action.card)),
    cards: words.cards((action.cards ?? []).slice()),
    name: action.seat === undefined ? '' : words.seat(action.seat, names),
    off: action.off === undefined ? '' : words.card(action.off),
    goal,
    mine: goal,
    tool: action.tool === undefined ? '' : words.t(`tool-${action.tool}`),
    creature: action.creature === undefined ? '' : words.t(`creature-${action.creature}`),
  });
  return capital(said);
}

/** The label of the button that plays a hint: it says if that puts cards away, or does nothing. */
export function playHintKey(
  action: Action,
  stop: Action | null,
  view: View,
  words: { has(key: string): boolean },
): string {
  if (action.do === 'discard') return 'table-discard';
  return action.do === stop?.do ? stopKey(action, view, words) : 'guide-play';
}

/** A creature walks by the same actions as a dwarf. */
function verbOf({ do: verb }: Action, view: View): string {
  if (item(view)?.due !== 'prowl') return verb;
  return verb === 'step' ? 'prowl' : `${verb}-prowl`;
}

/** The card lies before the reader: which sides it joins need not be said. */
const short = (card: string): string => card.replace(/ \(.*\)| [\p{L}]+–[\p{L}]+/u, '');

/** The weightiest reason that keeps my role secret, for others may look at my screen; else ''. */
export function openReason(
  reasons: readonly HintReason[],
  names: readonly string[],
  words: Teller,
): string {
  const reason = reasons.find(({ secret }) => !secret);
  return reason ? sayReason(reason, names, words) : '';
}

/** "then one more card reaches goal 2." */
export function sayReason(
  { key, args }: HintReason,
  names: readonly string[],
  words: Teller,
): string {
  const facts = args as Record<string, string | number>;
  const seat = args.seat;
  const name = typeof seat === 'number' ? words.seat(seat - 1, names) : '';
  return words.t(`guide-why-${key}`, { ...facts, name });
}
