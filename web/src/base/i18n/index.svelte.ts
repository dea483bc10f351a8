/** The texts of the client in the chosen language; markup that reads them is reactive to a change. */

import files from 'virtual:words';

import { allSentences } from '../../chunks.ts';
import { ask } from '../net/http.ts';
import type { Catalogue } from './full.ts';
import { LANGUAGES, type Language } from './language.ts';
import { rotation, type Rotation } from './rotation.ts';
import { type Facts, type Names, Phrasebook } from './basic.ts';
import type { Sentences } from './format.ts';
import { type Action, type GameEvent, type Lay, NOBODY } from '../protocol/view.ts';

export { LANGUAGES, type Language };

/** The phrase books of one language. */
interface Voice {
  /** The sentences that are loaded so far. */
  readonly phrases: Phrasebook;
  /** All sentences; markup that reads it before they are loaded is rendered again afterwards. */
  readonly whole: Catalogue | null;
  readonly isWhole: boolean;
}

/** The sentences of a language; those that a table does not need at once are loaded on demand. */
class Spoken implements Voice {
  readonly #language: Language;
  readonly #first: Sentences;
  phrases: Phrasebook;
  #whole = $state.raw<Catalogue | null>(null);
  #rest: Promise<void> | null = null;

  constructor(language: Language, first: Sentences) {
    this.#language = language;
    this.#first = first;
    this.phrases = new Phrasebook(language, first, () => this.whole === null);
  }

  get whole(): Catalogue | null {
    if (!this.#whole) void this.complete().catch(() => undefined);
    return this.#whole;
  }

  get isWhole(): boolean {
    return this.#whole !== null;
  }

  complete(): Promise<void> {
    return (this.#rest ??= this.#fetchRest());
  }

  async #fetchRest(): Promise<void> {
    try {
      const rest = load(this.#language, 'rest');
      const { Catalogue } = await allSentences();
      const whole = new Catalogue(this.#language, { ...this.#first, ...(await rest) });
      this.phrases = this.#whole = whole;
    } catch (error) {
      this.#rest = null;
      throw error;
    }
  }
}

class Words {
  language = $state<Language>('en');
  #voice = $state.raw<Voice | null>(null);
  #rotation = $state.raw<Rotation | null>(null);
  #game = $state('');
  #reader = $state(NOBODY);
  readonly #loaded = new Map<Language, Promise<Spoken>>();

  /** Whether the sentences of a table are loaded; before that every key gives the empty text. */
  get ready(): boolean {
    return this.#voice !== null;
  }

  /** Whether all sentences are loaded. */
  get whole(): boolean {
    return this.#voice?.isWhole ?? false;
  }

  /** Switch to a language as soon as its first sentences are loaded. */
  async use(language: Language): Promise<void> {
    this.language = language;
    const loading = this.#loaded.get(language) ?? begin(language);
    this.#loaded.set(language, loading);
    try {
      const spoken = await loading;
      if (this.language !== language) return;
      this.#voice = spoken;
      this.#rotation ??= rotation(false);
    } catch (error) {
      this.#loaded.delete(language);
      throw error;
    }
  }

  /** Resolves when all sentences of the language are loaded. */
  async complete(): Promise<void> {
    const spoken = await this.#loaded.get(this.language);
    await spoken?.complete();
  }

  /** Use a catalogue that is loaded already, as tests do. */
  speak(language: Language, catalogue: Catalogue): void {
    this.language = language;
    this.#voice = { phrases: catalogue, whole: catalogue, isWhole: true };
  }

  /** Name sides and cards as they are seen on a board that is turned, or is not. */
  see(turned: boolean, says?: Readonly<Record<string, string>>): void {
    this.#rotation = rotation(turned, says);
  }

  /** Name places as a game does, and tell a seat as "you"; both end with `leave`. */
  sit(game: string, reader: number = NOBODY): void {
    this.#game = game;
    this.#reader = reader;
  }

  leave(): void {
    this.sit('');
  }

  /** The game whose places are named. */
  get game(): string {
    return this.#game;
  }

  /** Whether a seat is told as "you". */
  isReader(seat: number): boolean {
    return seat >= 0 && seat === this.#reader;
  }

  /** They are named as on a turned board: pictures beside a sentence lie likewise. */
  get turned(): boolean {
    return this.#rotation?.turned ?? false;
  }

  get #phrases(): Phrasebook | undefined {
    return this.#seen(this.#voice?.phrases);
  }

  get #catalogue(): Catalogue | null | undefined {
    return this.#seen(this.#voice?.whole);
  }

  #seen<Book extends Phrasebook | null | undefined>(book: Book): Book {
    if (book) {
      book.rotation = this.#rotation;
      book.game = this.#game;
      book.reader = this.#reader;
    }
    return book;
  }

  has(key: string): boolean {
    return this.#phrases?.has(key) ?? false;
  }

  t(key: string, args?: Facts): string {
    return this.#phrases?.t(key, args) ?? '';
  }

  card(card: string): string {
    return this.#phrases?.card(card) ?? '';
  }

  /** The name of a seat for the middle of a sentence, mine as I have chosen it. */
  seat(seat: number, names?: Names): string {
    const book = this.#phrases;
    return (seat < 0 ? book?.seat(seat) : book?.named(seat, names)) ?? '';
  }

  /** What a seat is called at the head of a line: "You" for the reader. The one name for me. */
  caption(seat: number, names?: Names): string {
    return this.#phrases?.caption(seat, names) ?? '';
  }

  /** A seat as a part of a sentence: `name`, and `who` for the verb. */
  person(seat: number, names?: Names, field?: string): Facts {
    return this.#phrases?.person(seat, names, field) ?? {};
  }

  place(cell: string | readonly [x: number, y: number]): string {
    return this.#phrases?.place(cell) ?? '';
  }

  rule(id: string): string {
    return this.t(id);
  }

  title(id: string): string {
    return this.t(`${id}.title`);
  }

  // -- what comes with all sentences ---------------------------------------------

  lay(tile: Lay | string): string {
    return this.#catalogue?.lay(tile) ?? '';
  }

  cards(cards: readonly string[]): string {
    return this.#catalogue?.cards(cards) ?? '';
  }

  action(action: Action, names?: Names): string {
    return this.#catalogue?.action(action, names) ?? '';
  }

  event(event: GameEvent, names?: Names, brief?: boolean): string {
    return this.#catalogue?.event(event, names, brief) ?? '';
  }

  refusal(rule: string, args: Record<string, unknown>, names?: Names): string {
    return this.#catalogue?.refusal(rule, args, names) ?? '';
  }

  /** Several seats as a part of a sentence: `names`, `names_count`, and `names_who` for the verb. */
  people(seats: readonly number[], names?: Names, field?: string): Facts {
    return this.#catalogue?.people(seats, names, field) ?? {};
  }

  joined(things: readonly string[]): string {
    return this.#catalogue?.joined(things) ?? '';
  }

  section(title: string): string {
    return this.#catalogue?.section(title) ?? '';
  }
}

const begin = async (language: Language): Promise<Spoken> =>
  new Spoken(language, await load(language, 'first'));

const load = (language: Language, part: 'first' | 'rest'): Promise<Sentences> =>
  ask(files[language]?.[part] ?? '');

export const words = new Words();
