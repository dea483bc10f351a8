/** What people read, in the language they chose; markup that uses it follows a change. */

import { Catalogue, type Facts, type Names } from './catalogue.ts';
import { outlook, type Outlook } from './outlook.ts';
import type { Action, GameEvent, Lay } from './view.ts';

export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];

class Words {
  language = $state<Language>('en');
  #catalogue = $state.raw<Catalogue | null>(null);
  #outlook = $state.raw<Outlook | null>(null);
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
      if (this.language !== language) return;
      this.#catalogue = catalogue;
      this.#outlook ??= outlook(false);
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

  /** Name places, sides and cards as they are seen on a board that is turned, or is not. */
  see(turned: boolean): void {
    this.#outlook = outlook(turned);
  }

  get #speaker(): Catalogue | null {
    const catalogue = this.#catalogue;
    if (catalogue) catalogue.outlook = this.#outlook;
    return catalogue;
  }

  has(key: string): boolean {
    return this.#speaker?.has(key) ?? false;
  }

  t(key: string, args?: Facts): string {
    return this.#speaker?.t(key, args) ?? '';
  }

  card(card: string | Lay): string {
    return this.#speaker?.card(card) ?? '';
  }

  lay(tile: Lay | string): string {
    return this.#speaker?.lay(tile) ?? '';
  }

  cards(cards: readonly string[]): string {
    return this.#speaker?.cards(cards) ?? '';
  }

  action(action: Action, names?: Names): string {
    return this.#speaker?.action(action, names) ?? '';
  }

  event(event: GameEvent, names?: Names): string {
    return this.#speaker?.event(event, names) ?? '';
  }

  refusal(rule: string, args: Record<string, unknown>, names?: Names): string {
    return this.#speaker?.refusal(rule, args, names) ?? '';
  }

  seat(seat: number, names?: Names): string {
    return this.#speaker?.seat(seat, names) ?? '';
  }

  pile(pile: string, names?: Names): string {
    return this.#speaker?.pile(pile, names) ?? '';
  }

  joined(things: readonly string[]): string {
    return this.#speaker?.joined(things) ?? '';
  }

  rule(id: string): string {
    return this.t(id);
  }

  title(id: string): string {
    return this.t(`${id}.title`);
  }

  section(title: string): string {
    return this.#speaker?.section(title) ?? '';
  }
}

async function load(language: Language): Promise<Catalogue> {
  const answer = await fetch(`/words/${language}.ftl`);
  if (!answer.ok) throw new Error(`no sentences in ${language}: ${answer.status}`);
  return new Catalogue(language, await answer.text());
}

export const words = new Words();
