/**
 * All sentences in one language, worded exactly as `undermine/words.py` words them: the arguments of
 * a sentence are worded by the kinds of their fields (`schema.gen.ts`).
 */

import { ofAction, ofEvent } from '../protocol/fields.ts';
import { cardKey, type Facts, type Names, Phrasebook } from './basic.ts';
import {
  type Action,
  type Border,
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
/** Forms of a thing beside its bare name: at the head of a sentence, and as what a verb acts on. */
const FORMS = ['subject', 'object'] as const;

export class Catalogue extends Phrasebook {
  readonly #tellers: Record<string, Teller> = {
    action: (field, value: Action, names) => ({ [field]: this.action(value, names) }),
    card: (field, value: string | Lay) => this.#tellCard(field, value),
    cards: (field, value: string[]) => this.#tellCards(field, value),
    cell: (field, value: [number, number]) => ({ [field]: this.place(value) }),
    chair: (field, value: number, names) => ({
      [field]: value,
      ...this.person(value - 1, names),
    }),
    edge: (field, { cell: [x, y], side }: Border) => ({
      [field]: this.place([x, y]),
      [`${field}_beyond`]: this.place(side === EAST ? [x + 1, y] : [x, y + 1]),
      [`${field}_side`]: this.t(side === EAST ? 'side-east' : 'side-south'),
    }),
    lay: (field, value: Lay) => ({
      [field]: this.lay(value),
      [`${field}_short`]: this.short(value[0]),
    }),
    pile: (field, value: string, names) => this.#tellPile(field, value, names),
    points: (field, value: number[], names) => ({
      [field]: value
        .map((points, seat) => this.t('points-of', { name: this.seat(seat, names), points }))
        .join(', '),
    }),
    scores: (field, value: number[], names) => this.#tellScores(field, value, names),
    seat: (field, value: number, names) => this.person(value, names, field),
    seats: (field, value: number[], names) => this.people(value, names, field),
    slot: (field, value: number) => ({ [field]: this.#numbered(field, value + 1) }),
    spot: (field, value: Spot) => ({
      [field]: this.place(value[0]),
      [`${field}_space`]: value[1] + 1,
    }),
    thing: (field, value: string) => this.#tellThing(field, value),
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

  /** An event in words, as a line of the log; `brief` beside a picture of its card. */
  event(event: GameEvent, names: Names = [], brief = false): string {
    const key = `event-${event.did}`;
    if (this.has(`${key}.unnamed`)) return this.#tellShown(key, event.cards ?? [], names);
    const whose = (event.seat ?? NOBODY) === (event.target ?? TABLE) ? 'own' : 'other';
    return this.#tell(key, ofEvent(event.did), { cards: [], ...event }, names, { whose, brief });
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

  /** The name of a card in the log, where a picture shows its sides. */
  short(card: string): string {
    const key = `${cardKey(card)}.short`;
    return this.has(key) ? this.t(key) : this.card(card);
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
    const key = `pile-${zoneOf(pile)}`;
    return this.t(this.#own(`${key}.${this.game}`, key), this.#place(pile, names));
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

  /** The message that the game has for itself, or the usual one. */
  #own(own: string, usual: string): string {
    return this.game !== '' && this.has(own) ? own : usual;
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
    { whose = 'other', brief = false }: { whose?: string; brief?: boolean } = {},
  ): string {
    const facts = { ...this.#facts(kinds, values, names), whose };
    const shown = kinds
      .filter(([, kind]) => kind === 'card' || kind === 'cards')
      .flatMap(([field]) => values[field] as string | string[]);
    const hidden = shown.length === 0 || shown.some(isUnknown);
    if (hidden && this.has(`${key}.hidden`))
      return this.t(this.#own(`${key}.hidden-${this.game}`, `${key}.hidden`), facts);
    if (brief && this.has(`${key}.brief`)) return this.t(`${key}.brief`, facts);
    return this.t(this.#own(`${key}.${this.game}`, key), facts);
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
        this.t('role-shown', { ...this.person(seat, names), card: this.card(card) }),
      );
    return this.t(key, {
      roles: roles.join(', '),
      left: this.cards(left),
      left_count: left.length,
    });
  }

  #tellCards(field: string, cards: string[]): Facts {
    const [first] = cards;
    const none = this.t('cards-none');
    return {
      ...(first === undefined
        ? { card: none, card_id: none, card_short: none, card_tool: none }
        : this.#tellCard('card', first)),
      [field]: this.cards(cards),
      [`${field}_count`]: cards.length,
    };
  }

  /** A card by its name, its short name and its id; `_tool` is what it breaks, if anything. */
  #tellCard(field: string, card: string | Lay): Facts {
    const [bare] = typeof card === 'string' ? [card] : card;
    const name = typeof card === 'string' ? this.card(card) : this.lay(card);
    const tool = `${cardKey(bare)}.tool`;
    return {
      [field]: name,
      [`${field}_id`]: bare,
      [`${field}_short`]: this.short(bare),
      [`${field}_tool`]: this.has(tool) ? this.t(tool) : name,
    };
  }

  /** A thing by its bare name, and by the forms of it that its message has. */
  #tellThing(field: string, word: string): Facts {
    const key = this.has(`${field}-${word}`) ? `${field}-${word}` : `${field}-other`;
    const forms = FORMS.filter((form) => this.has(`${key}.${form}`));
    const told = forms.map((form) => [`${field}_${form}`, this.t(`${key}.${form}`, { word })]);
    return { ...(Object.fromEntries(told) as Facts), [field]: this.t(key, { word }) };
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
    return number > 0 ? { number, ...this.person(number - 1, names) } : {};
  }

  /** Seats as a list that ends with the reader; `_who` is `me`, `among` or `other`. */
  people(seats: readonly number[], names: Names = [], field = 'names'): Facts {
    const others = seats.filter((seat) => seat !== this.reader);
    const isTold = others.length < seats.length;
    const listed = others.map((seat) => this.seat(seat, names));
    return {
      [field]: this.joined(isTold ? [...listed, this.t('you')] : listed),
      [`${field}_count`]: seats.length,
      [`${field}_who`]: !isTold ? 'other' : others.length > 0 ? 'among' : 'me',
    };
  }

  #numbered(field: string, number: number): string {
    const key = `${field}-${number}`;
    return this.has(key) ? this.t(key) : this.t(`${field}-other`, { number });
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
