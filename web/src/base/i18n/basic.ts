/** The sentences of one language, and the names that a table needs at once. */

import type { Rotation } from './rotation.ts';
import { Tongue, type Facts, type Pattern, type Sentences } from './format.ts';
import { isUnknown } from '../protocol/view.ts';

export type { Facts } from './format.ts';
export type Names = readonly string[];

const ACTORS: Record<number, string> = {
  [-1]: 'chance',
  [-2]: 'table',
  [-3]: 'nobody',
  [-4]: 'spectator',
};

export class Phrasebook {
  /** The rotation of the board; without it cells are worded in coordinates. */
  rotation: Rotation | null = null;
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

  /** The name of a seat or of another actor. */
  seat(seat: number, names: Names = []): string {
    if (seat < 0) return this.t(`actor-${ACTORS[seat] ?? 'nobody'}`);
    return names[seat] ?? this.t('seat', { seat: seat + 1 });
  }

  #pattern(key: string): Pattern | undefined {
    return this.#sentences[this.rotation?.key(key) ?? key];
  }
}

export const cardKey = (card: string): string => `card-${card.replace(/[.+=]/g, '_')}`;
