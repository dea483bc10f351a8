// The cards of Saboteur.

import { ACTION_KINDS } from './actioncard';
import { type Deck, deckArt } from './deck';
import { dwarf, isRole } from './dwarves';
import { goldCard } from './goldcard';

export { cardSvg } from './frame';

export const DECK: Deck = {
  ground: 'mine',
  plays: {
    break: { kind: ACTION_KINDS.break, sign: 'hand' },
    mend: { kind: ACTION_KINDS.mend, sign: 'hand' },
    peek: { kind: ACTION_KINDS.peek, sign: 'map' },
    rockfall: { kind: ACTION_KINDS.event, sign: 'rock' },
  },
  unknownPlay: { kind: ACTION_KINDS.event, sign: 'question' },
  backs: { mine: 'lamp', start: 'ladder', dwarf: 'dwarf', gold: 'nugget' },
  dwarf: (role) => (isRole(role) ? dwarf(role) : null),
  gold: ({ value = 0 }) => goldCard(value),
};

export const cardArt = deckArt(DECK);
