/** Announcements for screen readers: each event once, irrelevant events left out. */

import type { LogLine } from '../../play/table.ts';
import { withoutPassing } from '../../play/walk-events.ts';
import { type GameEvent, isUnknown } from '../../base/protocol/view.ts';
import { covered } from '../drawer/redact.ts';

/**
 * Cards that others draw, and goals that are laid after they were opened, are not worth a word.
 * Of what I am dealt only my hand is said: my role is there only while it is held.
 */
function isSaid({ did, cards = [], target }: GameEvent): boolean {
  if (did === 'goallaid' || did === 'minelaid') return false;
  if (did !== 'dealt') return true;
  const mine = typeof target === 'string' && target.startsWith('hand');
  return mine && cards.length > 0 && !cards.some(isUnknown);
}

/** My hand lies open before me; what I looked at or keep is said only while it is held. */
export function spoken(event: GameEvent, open: boolean): GameEvent {
  return event.did === 'dealt' ? event : covered(event, open);
}

export class Once {
  readonly #said = new Set<string>();
  #game = 0;

  /** The events of a batch that were not said before in this game; of a walk where it led. */
  fresh(lines: readonly LogLine[], game: number): GameEvent[] {
    if (game !== this.#game) {
      this.#game = game;
      this.#said.clear();
    }
    return withoutPassing(lines.filter((line) => this.#isNew(line)).map(({ event }) => event));
  }

  #isNew({ seq, event }: LogLine): boolean {
    const key = `${seq} ${JSON.stringify(event)}`;
    if (!isSaid(event) || this.#said.has(key)) return false;
    this.#said.add(key);
    return true;
  }
}
