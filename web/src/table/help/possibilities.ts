// What a card of the hand could do now, counted from the legal actions.

import type { GameModule } from '../../games/contract.ts';
import type { CardInfo } from '../../base/protocol/protocol.gen.ts';
import type { Action } from '../../base/protocol/view.ts';
import { choices } from '../../play/choices.ts';

export interface Possibilities {
  /** The end of the key `help-now-…`. */
  readonly key: string;
  readonly count: number;
}

const LOOKS = new Set(['peek', 'look', 'inspect']);

/** The targets of a card, in the words of its purpose; null: it can only be discarded. */
export function possibilities(
  card: CardInfo,
  legal: readonly Action[],
  game: GameModule,
): Possibilities | null {
  const { cells, seats, goals, treasures, others } = choices(legal, card.id);
  const tools = [...seats.values()].reduce((sum, actions) => sum + actions.length, 0);
  const places = cells.size + goals.size + treasures.size;
  const purpose = game.purpose(card);
  if (places + tools + others.length === 0) return null;
  if (LOOKS.has(purpose)) return { key: 'look', count: places + seats.size };
  if (purpose === 'mend') return { key: 'tools', count: tools };
  if (seats.size > 0) return { key: 'seats', count: seats.size };
  if (places === 0) return { key: 'other', count: others.length };
  return { key: purpose === 'place' || purpose === 'remove' ? purpose : 'targets', count: places };
}
