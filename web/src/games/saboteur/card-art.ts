// The cards of Saboteur.

import { ACTION_KINDS } from '../../art/cards/action-card';
import { MINE } from '../../art/colours';
import { type Deck, deckArt } from '../../art/cards/deck';
import { lateDrawings } from '../../art/lazy';

export { cardSvg } from '../../art/cards/frame';
export { sharedDefs } from '../../art/rock';

export const DECK: Deck = {
  ground: MINE,
  plays: {
    break: { kind: ACTION_KINDS.break, sign: 'question' },
    mend: { kind: ACTION_KINDS.mend, sign: 'question' },
    peek: { kind: ACTION_KINDS.peek, sign: 'map' },
    rockfall: { kind: ACTION_KINDS.event, sign: 'rock' },
  },
  unknownPlay: { kind: ACTION_KINDS.event, sign: 'question' },
  backs: { mine: 'lamp', start: 'ladder', dwarf: 'dwarf', gold: 'nugget' },
  dwarf: (role, seat) => lateDrawings.now?.roles.roleCard(role, seat) ?? null,
  gold: ({ value = 0 }) => lateDrawings.now?.gold.goldCard(value) ?? null,
};

export const cardArt = deckArt(DECK);
