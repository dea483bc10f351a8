/**
 * All sentences in one language, worded exactly as `undermine/words.py` words them: the arguments of
 * a sentence are worded by the kinds of their fields (`schema.gen.ts`).
 */

import { ofAction, ofEvent } from '../protocol/fields.ts';
import { cellWord } from '../protocol/notation.ts';
import { cardKey, type Facts, type Names, Phrasebook } from './basic.ts';
import { placeInSentence } from './cells.ts';
import {
  type Action,
  type Border,
  cellKey,
  EAST,
  type GameEvent,
  isUnknown,
  type Lay,
  layOf,
  NOBODY,
  type Spot,
  TABLE,
} from '../protocol/view.ts';

type Teller = (field: string, value: never, names: Names) => Facts;

/** The kinds of the arguments of a refusal; seats and goals are numbers there, and count from 1. */
const GIVEN: Record<string, string> = {
  action: 'action',
  at: 'cell',
  card: 'card',
  cards: 'cards',
  clan: 'thing',
  creature: 'thing',
  pile: 'pile',
  seat: 'chair',
  side: 'thing',
  tool: 'thing',
  tools: 'cards',
  way: 'edge',
};
const UNCOUNTED = '??';

export class Catalogue extends Phrasebook {
  readonly #tellers: Record<string, Teller> = {
    action: (field, value: Action, names) => ({ [field]: this.action(value, names) }),
    card: (field, value: string | Lay) => ({
      [field]: typeof value === 'string' ? this.card(value) : this.lay(value),
    }),
    cards: (field, value: string[]) => this.#tellCards(field, value),
    cell: (field, value: [number, number]) => ({ [field]: this.#cell(value) }),
    chair: (field, value: number, names) => ({
      [field]: value,
      name: this.seat(value - 1, names),
    }),
    edge: (field, { cell, side }: Border) => ({
      [field]: this.#cell(cell),
      [`${field}_side`]: this.t(side === EAST ? 'side-east' : 'side-south'),
    }),
    lay: (field, value: Lay) => ({ [field]: this.lay(value) }),
    pile: (field, value: string, names) => this.#tellPile(field, value, names),
    points: (field, value: number[], names) => ({
      [field]: value
        .map((points, seat) => this.t('points-of', { name: this.seat(seat, names), points }))
        .join(', '),
    }),
    scores: (field, value: number[], names) => this.#tellScores(field, value, names),
    seat: (field, value: number, names) => ({
      [field === 'seat' ? 'name' : field]: this.seat(value, names),
    }),
    seats: (field, value: number[], names) => ({
      [field]: this.joined(value.map((seat) => this.seat(seat, names))),
      [`${field}_count`]: value.length,
    }),
    slot: (field, value: number) => ({ [field]: this.#other(field, 'number', value + 1) }),
    spot: (field, value: Spot) => ({
      [field]: this.rotation ? this.#cell(value[0]) : cellKey(value),
    }),
    thing: (field, value: string) => ({ [field]: this.#other(field, 'word', value) }),
  };

  // -- sentences -----------------------------------------------------------------

  /** The reason why an action is not allowed. */
  refusal(rule: string, args: Record<string, unknown>, names: Names = []): string {
    const kinds = Object.keys(args).map((name) => [name, GIVEN[name] ?? 'number'] as const);
    return this.t(`${rule}.no`, this.#facts(kinds, args, names));
  }

  /** An action in words, as an item of a menu. */
  action(action: Action, names: Names = []): string {
    return this.#tell(`action-${action.do}`, ofAction(action.do), { ...action }, names);
  }

  /** An event in words, as a line of the log. */
  event(event: GameEvent, names: Names = []): string {
    const key = `event-${event.did}`;
    if (this.has(`${key}.unnamed`)) return this.#tellShown(key, event.cards ?? [], names);
    const whose = (event.seat ?? NOBODY) === (event.target ?? TABLE) ? 'own' : 'other';
    return this.#tell(key, ofEvent(event.did), { cards: [], ...event }, names, { whose });
  }

  // -- names of things -----------------------------------------------------------

  /** The name of a card with its rotation: `["NEW", 180]`, or `NEW~` as on a board. */
  lay(tile: Lay | string): string {
    const [card, turn] = typeof tile === 'string' ? laid(tile) : tile;
    const turned = `${cardKey(card)}.turned`;
    if (turn === 180 && this.has(turned)) return this.t(turned);
    if (turn === 0 || turn === 180) return this.card(card);
    return this.t('card-turned', { card: this.card(card), degrees: turn });
  }

  /** Cards as a list; copies are counted, and so are unknown cards. */
  cards(cards: readonly string[]): string {
    if (cards.length === 0) return this.t('cards-none');
    if (cards.length === 1 && cards[0] === UNCOUNTED) return this.t('cards-uncounted');
    const known = cards.filter((card) => !isUnknown(card));
    const counts = new Map<string, number>();
    for (const card of known) counts.set(card, (counts.get(card) ?? 0) + 1);
    const told = [...counts].map(([card, count]) => this.#alike(card, count));
    const dark = cards.length - known.length;
    return this.joined(dark > 0 ? [...told, this.t('cards-unknown', { count: dark })] : told);
  }

  /** The name of a pile. */
  pile(pile: string, names: Names = []): string {
    return this.t(`pile-${zoneOf(pile)}`, this.#place(pile, names));
  }

  /** `a, b and c`. */
  joined(things: readonly string[]): string {
    const last = things.at(-1);
    if (last === undefined || things.length < 2) return things.join('');
    return this.t('list-and', { before: things.slice(0, -1).join(', '), last });
  }

  /** The title of a part of the rules; it is given as the rule file has it. */
  section(title: string): string {
    const key = `section-${title.toLowerCase().replace(/\W+/g, '-')}`;
    return this.has(key) ? this.t(key) : title;
  }

  // -- what fills a sentence -----------------------------------------------------

  #cell(cell: [number, number]): string {
    if (!this.rotation) return cellWord(cell);
    return placeInSentence(cell, (key, args) => this.t(key, args), this.rotation.turned);
  }

  #facts(
    kinds: readonly (readonly [string, string])[],
    values: Record<string, unknown>,
    names: Names,
  ): Facts {
    const told = kinds.map(([field, kind]) => {
      const value = values[field];
      const plain = typeof value === 'number' ? value : String(value);
      return this.#tellers[kind]?.(field, value as never, names) ?? { [field]: plain };
    });
    return Object.assign({}, ...told) as Facts;
  }

  /** The sentence, or its variant for viewers who do not see the cards. */
  #tell(
    key: string,
    kinds: [string, string][],
    values: Record<string, unknown>,
    names: Names,
    more: Facts = {},
  ): string {
    const facts = { ...this.#facts(kinds, values, names), ...more };
    const shown = kinds
      .filter(([, kind]) => kind === 'card' || kind === 'cards')
      .flatMap(([field]) => values[field] as string | string[]);
    const hidden = shown.length === 0 || shown.some(isUnknown);
    return this.t(hidden && this.has(`${key}.hidden`) ? `${key}.hidden` : key, facts);
  }

  /** Cards that were turned up seat by seat; those beyond the last seat are left over. */
  #tellShown(key: string, cards: string[], names: Names): string {
    if (names.length === 0) {
      return this.t(`${key}.unnamed`, { roles: cards.map((card) => this.card(card)).join(', ') });
    }
    const left = cards.slice(names.length);
    const roles = cards
      .slice(0, names.length)
      .map((card, seat) =>
        this.t('role-shown', { name: names[seat] ?? '', card: this.card(card) }),
      );
    return this.t(key, {
      roles: roles.join(', '),
      left: this.cards(left),
      left_count: left.length,
    });
  }

  #tellCards(field: string, cards: string[]): Facts {
    const [first] = cards;
    return {
      [field]: this.cards(cards),
      [`${field}_count`]: cards.length,
      card: first === undefined ? this.t('cards-none') : this.card(first),
    };
  }

  #tellPile(field: string, pile: string, names: Names): Facts {
    const place = Object.entries(this.#place(pile, names));
    return {
      [field]: this.pile(pile, names),
      [`${field}_zone`]: zoneOf(pile),
      ...Object.fromEntries(place.map(([name, value]) => [`${field}_${name}`, value])),
    };
  }

  #tellScores(field: string, scores: number[], names: Names): Facts {
    const lines = scores.map((gold, seat) =>
      this.t('score', { name: this.seat(seat, names), gold }),
    );
    return { [field]: lines.join(', ') };
  }

  /** Which of several piles it is, and whose it is if it belongs to a seat. */
  #place(pile: string, names: Names): Facts {
    const number = Number(pile.slice(zoneOf(pile).length));
    return number > 0 ? { number, name: this.seat(number - 1, names) } : {};
  }

  #other(field: string, kind: 'number' | 'word', value: string | number): string {
    const key = `${field}-${value}`;
    return this.has(key) ? this.t(key) : this.t(`${field}-other`, { [kind]: value });
  }

  #alike(card: string, count: number): string {
    const name = this.card(card);
    return count === 1 ? name : this.t('cards-alike', { count, card: name });
  }
}

const zoneOf = (pile: string): string => pile.replace(/\d+$/, '');

function laid(tile: string): Lay {
  const { card, turned } = layOf(tile);
  return [card, turned ? Number(tile.split('~')[1]) || 180 : 0];
}
