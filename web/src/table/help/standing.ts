// How a card of the hand stands: what it could do now, or why it cannot be played.

import type { Cards, GameModule } from '../../games/contract.ts';
import type { TableModel } from '../../play/table.ts';
import { playable } from '../../play/choices.ts';
import { words } from '../../base/i18n/index.svelte.ts';
import type { Answer } from '../actions/refusal-text.ts';
import { possibilities } from './possibilities.ts';

export interface Standing {
  readonly can: boolean;
  readonly text: string;
}

interface About {
  readonly table: TableModel;
  readonly game: GameModule;
  readonly cards: Cards;
}

const not = (text: string): Standing => ({ can: false, text });

/** Whether the server has to be asked why a card cannot be played. */
export function isLocked(card: string, { table: { state } }: About): boolean {
  return state.myTurn && playable(state.legal).get(card) === false;
}

/** `answer`: what the server said about a card that is locked; null while it is asked. */
export function standing(card: string, about: About, answer: Answer | null): Standing | null {
  const { table, game, cards } = about;
  const info = cards.get(card);
  if (!info || table.state.isOver || !table.state.isSeated) return null;
  if (!table.state.myTurn) return not(words.t('help-wait'));
  const may = playable(table.state.legal);
  if (may.size === 0) return not(words.t('help-played'));
  const could = possibilities(info, table.state.legal, game);
  if (could) return { can: true, text: words.t(`help-now-${could.key}`, { count: could.count }) };
  return not(answer?.text ?? words.t(may.has(card) ? 'help-asking' : 'help-played'));
}
