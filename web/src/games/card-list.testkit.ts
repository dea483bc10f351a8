/** The real cards of a game, for tests. */

import { cardList } from '../art/cards/card-list.testkit.ts';
import type { CardFace } from '../art/cards/deck.ts';
import { cardInfo } from '../base/protocol/game.testkit.ts';
import type { Cards, GameModule } from './contract.ts';

/** The cards of a list; with a game they are drawn as its own. */
export function realCards(
  toml: string,
  game?: GameModule,
  backOf: (card: CardFace) => string = ({ back }) => back ?? '',
): Cards {
  const infos = cardList(toml).map((card) =>
    cardInfo(card.id, {
      kind: card.kind,
      back: backOf(card),
      face: card.face ?? '',
      spaces: [...(card.spaces ?? [])],
      links: (card.links ?? []).map(([a, b]) => [a, b]),
      plays: [...(card.plays ?? [])],
      tools: [...(card.tools ?? [])],
      value: card.value ?? 0,
      steps: card.steps ?? 0,
    }),
  );
  return Object.assign(new Map(infos.map((info) => [info.id, info])), game && { game });
}
