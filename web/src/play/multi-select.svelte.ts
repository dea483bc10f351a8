/** Selection of several cards for one action: to pass, or to lift a card before one's seat. Applies no rule. */

import type { Action } from '../base/protocol/view.ts';

/** The purpose of the selected cards: pass, or lift the card `off`. */
export type SelectionPurpose = { readonly discard: true } | { readonly off: string };

/** The cards may come from somewhere else than a table, as in tests. */
interface Table {
  readonly legal: readonly Action[];
}

interface Words {
  t(key: string, args?: Record<string, string | number>): string;
  card(card: string): string;
}

/** The legal actions for a purpose; each takes other cards. */
const bundlesFor = (legal: readonly Action[], wanted: SelectionPurpose): Action[] =>
  legal.filter((action) => ('off' in wanted ? action.off === wanted.off : action.do === 'discard'));

/** `cards` without those of the bag; null if one of them is missing. */
function without(cards: readonly string[], bag: readonly string[]): string[] | null {
  const left = [...cards];
  for (const card of bag) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export class MultiSelect {
  readonly #table: Table;
  #wanted = $state.raw<SelectionPurpose | null>(null);
  #bag = $state.raw<readonly string[]>([]);
  #bundles = $derived.by(() => (this.#wanted ? bundlesFor(this.#table.legal, this.#wanted) : []));

  isOn = $derived(this.#bundles.length > 0);
  bag = $derived(this.isOn ? this.#bag : []);
  /** The action that takes just these cards. */
  ghost = $derived(
    this.#bundles.find(({ cards = [] }) => without(cards, this.bag)?.length === 0) ?? null,
  );
  /** More than one card at a time can be put away. */
  isSeveral = $derived.by(() =>
    bundlesFor(this.#table.legal, { discard: true }).some(({ cards = [] }) => cards.length > 1),
  );
  /** The cards that lie before me and can be lifted. */
  liftable = $derived.by(() => this.#table.legal.flatMap(({ off }) => off ?? []));

  constructor(table: Table) {
    this.#table = table;
  }

  begin(wanted: SelectionPurpose, first: string | null): void {
    this.#wanted = wanted;
    this.#bag = [];
    if (first !== null) this.pick(first, false);
  }

  end(): void {
    this.#wanted = null;
  }

  /** Another card joins, or one of the bag is put back. */
  pick(card: string, again: boolean): void {
    const at = this.#bag.indexOf(card);
    if (again) this.#bag = this.#bag.filter((_, index) => index !== at);
    else if (this.joins(card)) this.#bag = [...this.#bag, card];
  }

  joins = (card: string): boolean =>
    this.#bundles.some(({ cards = [] }) => without(cards, [...this.bag, card]) !== null);

  /** Heading and text of the prompt: the purpose, and how many cards it takes. */
  say(words: Words): { head: string; text: string } {
    const most = Math.max(...this.#bundles.map(({ cards = [] }) => cards.length));
    const args = { count: this.bag.length, most };
    return this.#wanted && 'off' in this.#wanted
      ? {
          head: words.t('table-lift-card', { card: words.card(this.#wanted.off) }),
          text: words.t('table-lift-price', args),
        }
      : { head: words.t('list-discard'), text: words.t('table-pass-price', args) };
  }
}
