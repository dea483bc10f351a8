/** Why cards of the hand cannot be played: asked of the server once for each state of the game. */

import { SvelteMap } from 'svelte/reactivity';

import type { Cards, GameModule } from '../../games/contract.ts';
import type { TableModel } from '../../play/table.ts';
import { type Answer, explain } from '../actions/refusal-text.ts';

interface About {
  readonly table: TableModel;
  readonly game: GameModule;
  readonly cards: Cards;
}

export class Reasons {
  readonly #about: () => About;
  readonly #answers = new SvelteMap<string, Answer>();
  #asked: readonly string[] = [];

  constructor(about: () => About) {
    this.#about = about;
  }

  /** The answer about a card; null until it is here. */
  of(card: string): Answer | null {
    return this.#answers.get(this.#key(card)) ?? null;
  }

  async ask(card: string): Promise<void> {
    const key = this.#key(card);
    if (this.#asked.includes(key)) return;
    this.#asked = [...this.#asked, key];
    this.#answers.set(key, await explain({ card }, { ...this.#about(), picked: card }));
  }

  #key(card: string): string {
    const { state } = this.#about().table;
    return [card, state.seq, state.staged.length].join(' ');
  }
}
