// The preview of an action in words.

import { prospect, type Teller } from '../../board/a11y/describe.ts';
import type { Cards, GameModule } from '../../games/contract.ts';
import { cardsOf } from '../../play/choices.ts';
import { type Action, cellKey, type GameEvent, item, type View } from '../../base/protocol/view.ts';
import { capital, ownKey } from './prompt.ts';

export interface Saying {
  /** Where, or with which card. */
  readonly head: string;
  readonly text: string;
}

export interface Ahead {
  readonly view: View;
  readonly cards: Cards;
  readonly names: readonly string[];
  readonly game: GameModule;
  readonly last: { cell: string; seat: number } | null;
  /** Seen with the start below. */
  readonly turned?: boolean;
  /** The result that the server foresees; null until it has answered. */
  readonly foreseen: { events: readonly GameEvent[]; publishes: boolean } | null;
}

interface Words extends Teller {
  has(key: string): boolean;
  action(action: Action, names?: string[]): string;
  joined(things: readonly string[]): string;
}

export function sayGhost(ghost: Action, ahead: Ahead, words: Words): Saying {
  const { names, view, cards, game } = ahead;
  const name = ghost.seat === undefined ? '' : (names[ghost.seat] ?? '');
  const head = (card: string | undefined): string => (card ? capital(words.card(card)) : '');
  switch (ghost.do) {
    case 'place':
      return sayPlace(ghost, ahead, words);
    case 'break':
    case 'mend': {
      const tool = words.t(`tool-${game.toolOf(ghost, cards) ?? 'other'}`);
      const whose = ghost.seat === view.seat ? 'own' : 'other';
      const facts = { name, tool, whose };
      return {
        head: capital(words.t(`ahead-${ghost.do}-head`, facts)),
        text: words.t(`ahead-${ghost.do}`, facts),
      };
    }
    case 'rockfall':
      return {
        head: ghost.at ? words.place(cellKey(ghost.at)) : '',
        text: words.t('ahead-rockfall'),
      };
    case 'peek':
      return {
        head: capital(words.t(game.goalKey(ghost.goal ?? 0))),
        text: words.t('ahead-peek'),
      };
    case 'discard':
      return { head: head(ghost.cards?.[0]), text: words.t('ahead-discard') };
    default:
      return { head: head(cardsOf(ghost)[0]), text: sayOther(ghost, name, ahead, words) };
  }
}

/** The foreseen result, if there is a sentence for it; else the action itself. */
function sayOther(ghost: Action, name: string, ahead: Ahead, words: Words): string {
  const { view, names, cards } = ahead;
  const due = ownKey(`ahead-${ghost.do}`, item(view)?.due, words);
  const key = ownKey(due, cards.get(cardsOf(ghost)[0] ?? '')?.topic.name, words);
  const whose = ghost.seat === view.seat ? 'own' : 'other';
  return words.has(key) ? words.t(key, { name, whose }) : capital(words.action(ghost, [...names]));
}

function sayPlace(ghost: Action, ahead: Ahead, words: Words): Saying {
  const { tile, at } = ghost;
  if (!tile || !at) return { head: '', text: '' };
  const { view, cards, names, last, game, foreseen } = ahead;
  const cell = cellKey(at);
  const [card, turn] = tile;
  const seen = prospect(turn === 0 ? card : `${card}~`, cell, view, cards);
  const opened = (foreseen?.events ?? [])
    .filter((event) => event.did === 'goalopened')
    .flatMap((event) => (event.goal === undefined ? [] : [event.goal]));
  const parts = [
    ...opened.map((goal) => words.t('ahead-reaches', { goal: words.t(game.goalKey(goal)) })),
    ...(last && last.seat !== view.seat && seen.joins.includes(last.cell)
      ? [words.t('ahead-joins', { name: names[last.seat] ?? '' })]
      : []),
    seen.deadEnd ? words.t('ahead-dead-end') : words.t('ahead-opens', { count: seen.open }),
  ];
  return {
    head: words.place(cell),
    text: capital(words.joined(parts)),
  };
}
