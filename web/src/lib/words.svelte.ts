/** What people read, in the language they chose; markup that uses it follows a change. */

import files from 'virtual:words';

import { ask } from './ask.ts';
import { Catalogue, type Facts, type Names } from './catalogue.ts';
import { LANGUAGES, type Language } from './language.ts';
import { outlook, type Outlook } from './outlook.ts';
import type { Sentences } from './sentences.ts';
import type { Action, GameEvent, Lay } from './view.ts';

export { LANGUAGES, type Language };

/** The sentences of a language; those that a table does not need at once come when asked for. */
class Spoken {
  readonly catalogue: Catalogue;
  readonly #language: Language;
  #whole = $state(false);
  #rest: Promise<void> | null = null;

  constructor(language: Language, first: Sentences) {
    this.#language = language;
    this.catalogue = new Catalogue(language, first, () => {
      if (!this.#whole) void this.complete().catch(() => undefined);
      return !this.#whole; // who asks in markup asks again when the rest is here
    });
  }

  get whole(): boolean {
    return this.#whole;
  }

  complete(): Promise<void> {
    return (this.#rest ??= this.#fetchRest());
  }

  async #fetchRest(): Promise<void> {
    try {
      this.catalogue.add(await load(this.#language, 'rest'));
      this.#whole = true;
    } catch (error) {
      this.#rest = null;
      throw error;
    }
  }
}

class Words {
  language = $state<Language>('en');
  #catalogue = $state.raw<Catalogue | null>(null);
  #spoken = $state.raw<Spoken | null>(null);
  #outlook = $state.raw<Outlook | null>(null);
  readonly #loaded = new Map<Language, Promise<Spoken>>();

  /** There are the sentences of a table; before that every key comes back as the empty text. */
  get ready(): boolean {
    return this.#catalogue !== null;
  }

  /** There are all sentences. */
  get whole(): boolean {
    return this.#catalogue !== null && (this.#spoken?.whole ?? true);
  }

  /** Speak this language as soon as its first sentences are here. */
  async use(language: Language): Promise<void> {
    this.language = language;
    const loading = this.#loaded.get(language) ?? begin(language);
    this.#loaded.set(language, loading);
    try {
      const spoken = await loading;
      if (this.language !== language) return;
      this.#spoken = spoken;
      this.#catalogue = spoken.catalogue;
      this.#outlook ??= outlook(false);
    } catch (error) {
      this.#loaded.delete(language);
      throw error;
    }
  }

  /** Comes when all sentences of the language are here. */
  async complete(): Promise<void> {
    const spoken = await this.#loaded.get(this.language);
    await spoken?.complete();
  }

  /** Speak from a catalogue that is here already, as tests do. */
  speak(language: Language, catalogue: Catalogue): void {
    this.language = language;
    this.#spoken = null;
    this.#catalogue = catalogue;
  }

  /** Name places, sides and cards as they are seen on a board that is turned, or is not. */
  see(turned: boolean, says?: Readonly<Record<string, string>>): void {
    this.#outlook = outlook(turned, says);
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

const begin = async (language: Language): Promise<Spoken> =>
  new Spoken(language, await load(language, 'first'));

const load = (language: Language, part: 'first' | 'rest'): Promise<Sentences> =>
  ask(files[language]?.[part] ?? '');

export const words = new Words();
