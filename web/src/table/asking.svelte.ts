// Why not? Anything that cannot be done explains itself: the rule's sentence, and its number.

import type { Port } from '../art/ways.ts';
import type { Asked, Cards, GameModule } from '../games/module.ts';
import type { TableStore } from '../lib/table.svelte.ts';
import { words } from '../lib/words.svelte.ts';

export interface Answer {
  readonly text: string;
  readonly rule: string;
  /** The side of a cell that does not fit. */
  readonly mark: { cell: string; side?: Port | undefined } | null;
}

const SIDES: Readonly<Record<string, Port>> = { north: 'N', east: 'E', south: 'S', west: 'W' };

export class Asking {
  answer = $state.raw<Answer | null>(null);
  #number = 0;

  constructor(
    private readonly table: () => TableStore,
    private readonly game: () => GameModule,
    private readonly cards: () => Cards,
  ) {}

  /** Ask about a cell, a seat or a card, with the picked card in mind. */
  async ask(asked: Asked, picked: string | null): Promise<void> {
    const { view } = this.table();
    if (!view) return;
    const cards = this.cards();
    if (!this.table().myTurn) {
      this.#say('table-why-wait');
      return;
    }
    const card = picked === null ? undefined : cards.get(picked);
    const number = (this.#number += 1);
    try {
      const trial = await this.game().trial();
      const action = trial(view, card, asked, cards);
      if (number !== this.#number) return;
      if (!action) {
        this.#say(picked === null ? 'table-why-pick-first' : 'table-why-no-target');
        return;
      }
      // The sentences of the rules may still be on their way.
      const [{ rule, args }] = await Promise.all([this.table().why(action), words.complete()]);
      if (number !== this.#number) return;
      if (rule === '') this.#say('table-why-allowed');
      else this.answer = this.#explain(rule, args, asked);
    } catch {
      if (number === this.#number) this.#say('table-why-unknown');
    }
  }

  clear(): void {
    this.#number += 1;
    this.answer = null;
  }

  #say(key: string): void {
    this.answer = { text: words.t(key), rule: '', mark: null };
  }

  #explain(rule: string, args: Record<string, unknown>, asked: Asked): Answer {
    const side = typeof args.side === 'string' ? SIDES[args.side] : undefined;
    return {
      text: words.refusal(rule, args, this.table().names),
      rule,
      mark: 'cell' in asked ? { cell: asked.cell, side } : null,
    };
  }
}
