/** What people read, in the language they chose; markup that uses it follows a change. */

import { Catalogue, type Facts, type Names } from './catalogue.ts';
import type { Action, GameEvent, Lay } from './view.ts';

export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];

class Words {
  language = $state<Language>('en');
  #catalogue = $state.raw<Catalogue | null>(null);
  readonly #loaded = new Map<Language, Promise<Catalogue>>();

  /** There are sentences; before that every key comes back as the empty text. */
  get ready(): boolean {
    return this.#catalogue !== null;
  }

  /** Speak this language as soon as its sentences are here. */
  async use(language: Language): Promise<void> {
    this.language = language;
    const loading = this.#loaded.get(language) ?? load(language);
    this.#loaded.set(language, loading);
    try {
      const catalogue = await loading;
      if (this.language === language) this.#catalogue = catalogue;
    } catch (error) {
      this.#loaded.delete(language);
      throw error;
    }
  }

  /** Speak from a catalogue that is here already, as tests do. */
  speak(language: Language, catalogue: Catalogue): void {
    this.language = language;
    this.#loaded.set(language, Promise.resolve(catalogue));
    this.#catalogue = catalogue;
  }

  has(key: string): boolean {
    return this.#catalogue?.has(key) ?? false;
  }

  t(key: string, args?: Facts): string {
    return this.#catalogue?.t(key, args) ?? '';
  }

  card(card: string | Lay): string {
    return this.#catalogue?.card(card) ?? '';
  }

  lay(tile: Lay | string): string {
    return this.#catalogue?.lay(tile) ?? '';
  }

  cards(cards: readonly string[]): string {
    return this.#catalogue?.cards(cards) ?? '';
  }

  action(action: Action, names?: Names): string {
    return this.#catalogue?.action(action, names) ?? '';
  }

  event(event: GameEvent, names?: Names): string {
    return this.#catalogue?.event(event, names) ?? '';
  }

  refusal(rule: string, args: Record<string, unknown>, names?: Names): string {
    return this.#catalogue?.refusal(rule, args, names) ?? '';
  }

  seat(seat: number, names?: Names): string {
    return this.#catalogue?.seat(seat, names) ?? '';
  }

  pile(pile: string, names?: Names): string {
    return this.#catalogue?.pile(pile, names) ?? '';
  }

  joined(things: readonly string[]): string {
    return this.#catalogue?.joined(things) ?? '';
  }

  rule(id: string): string {
    return this.t(id);
  }

  title(id: string): string {
    return this.t(`${id}.title`);
  }

  section(title: string): string {
    return this.#catalogue?.section(title) ?? '';
  }
}

async function load(language: Language): Promise<Catalogue> {
  const answer = await fetch(`/words/${language}.ftl`);
  if (!answer.ok) throw new Error(`no sentences in ${language}: ${answer.status}`);
  return new Catalogue(language, await answer.text());
}

export const words = new Words();
