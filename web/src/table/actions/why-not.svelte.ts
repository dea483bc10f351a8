// *Why not?* questions to the server; only the answer to the latest question is shown.

import type { Asked, Cards, GameModule } from '../../games/contract.ts';
import { namedPlaces } from '../../play/named-places.svelte.ts';
import type { TableModel } from '../../play/table.ts';
import type { Answer } from './refusal-text.ts';
import { panels } from '../lazy.ts';

export class Asking {
  answer = $state.raw<Answer | null>(null);
  #number = 0;

  constructor(
    private readonly table: () => TableModel,
    private readonly game: () => GameModule,
    private readonly cards: () => Cards,
  ) {}

  /** Ask about a cell, a seat or a card, with the picked card in mind. */
  async ask(asked: Asked, picked: string | null): Promise<void> {
    const number = (this.#number += 1);
    const { refusalText } = await panels.fetch();
    const about = { table: this.table(), game: this.game(), cards: this.cards(), picked };
    const answer = await refusalText.explain(asked, about);
    if (number !== this.#number) return;
    this.answer = answer;
    namedPlaces.name('why-not', answer.places ?? []);
  }

  /** Say something that needs no question. */
  tell(text: string): void {
    this.clear();
    this.answer = { text, rule: '', mark: null };
  }

  clear(): void {
    this.#number += 1;
    this.answer = null;
    namedPlaces.forget('why-not');
  }
}
