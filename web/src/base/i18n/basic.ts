/** The sentences of one language, and the names that a table needs at once. */

import type { Rotation } from './rotation.ts';
import { Tongue, type Facts, type Pattern, type Sentences } from './format.ts';
import { isUnknown, NOBODY } from '../protocol/view.ts';
import { placeName } from '../place-names.ts';

export type { Facts } from './format.ts';
export type Names = readonly string[];

const ACTORS: Record<number, string> = {
  [-1]: 'chance',
  [-2]: 'table',
  [-3]: 'nobody',
  [-4]: 'spectator',
};

export class Phrasebook {
  /** The rotation of the board, by which sides and cards are named. */
  rotation: Rotation | null = null;
  /** The game whose names of places and own words are used; without it cells have coordinates. */
  game = '';
  /** The seat that is told as "you". */
  reader = NOBODY;
  readonly #sentences: Sentences;
  /** Called when a sentence is missing; returns whether it may still be loaded. */
  readonly #missed: () => boolean;
  readonly #tongue: Tongue;

  constructor(language: string, sentences: Sentences, missed = () => false) {
    this.#sentences = sentences;
    this.#missed = missed;
    this.#tongue = new Tongue(language, (key) => sentences[key]);
  }

  /** Whether there is such a message (`SAB-042`) or attribute (`SAB-042.title`). */
  has(key: string): boolean {
    const found = this.#pattern(key) !== undefined;
    if (!found) this.#missed();
    return found;
  }

  /** One sentence, filled; a key that does not exist comes back as it is. */
  t(key: string, args: Facts = {}): string {
    const pattern = this.#pattern(key);
    if (pattern !== undefined) return this.#tongue.say(pattern, args);
    return this.#missed() ? '' : key;
  }

  /** The name of a card. */
  card(card: string): string {
    return this.t(isUnknown(card) ? 'card-unknown' : cardKey(card));
  }

  /** The name of a seat or of another actor; "you" in a list for the reader. */
  seat(seat: number, names: Names = []): string {
    if (seat < 0) return this.t(`actor-${ACTORS[seat] ?? 'nobody'}`);
    return seat === this.reader ? this.t('you') : this.named(seat, names);
  }

  /** The name that a person has chosen, also for the reader. */
  named(seat: number, names: Names = []): string {
    return names[seat] ?? this.t('seat', { seat: seat + 1 });
  }

  /** What a seat is called at the head of a line: on chips and sheets, in talk and lists. */
  caption(seat: number, names: Names = []): string {
    return seat >= 0 && seat === this.reader ? this.t('you.subject') : this.seat(seat, names);
  }

  /** A seat as a part of a sentence: its name, and by `who` whether the reader is meant. */
  person(seat: number, names: Names = [], field = 'seat'): Facts {
    const [name, who] = field === 'seat' ? ['name', 'who'] : [field, `${field}_who`];
    const isReader = seat >= 0 && seat === this.reader;
    return { [name]: this.caption(seat, names), [who]: isReader ? 'me' : 'other' };
  }

  /** The name of a cell in the game ("G6"); without a game its coordinates. */
  place(cell: string | readonly [x: number, y: number]): string {
    if (this.game !== '') return placeName(cell, this.game);
    return typeof cell === 'string' ? cell : cell.join(',');
  }

  #pattern(key: string): Pattern | undefined {
    return this.#sentences[this.rotation?.key(key) ?? key];
  }
}

export const cardKey = (card: string): string => `card-${card.replace(/[.+=]/g, '_')}`;
