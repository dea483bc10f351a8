// The cards of Saboteur 2: those of Saboteur in another rock, doors, bridges, ladders, crystals and tricks.

import { ACTION_KINDS, type Kind } from '../../art/cards/action-card';
import { coinCard } from './coin-card';
import { type Deck, deckArt } from '../../art/cards/deck';
import { GROUND } from './ground';
import { DECK as BASE } from '../saboteur/card-art';
import { teamDwarf } from './role-cards';
import { SWAP_HANDS } from '../shared/icons';
import * as signs from './icons';
import { THINGS } from './scenery';

const TRICK: Kind = {
  dark: '#44295a',
  light: '#6f4688',
  shine: '#cda6ea',
  second: '#e2c4f7',
  shape: 'M7 16H57V68H7z',
  mark: 'turn',
};
/** A cage holds, whoever sits in it: nothing is cracked. */
const CAPTURE: Kind = { ...ACTION_KINDS.break, cracked: false };

const DECK: Deck = {
  ...BASE,
  ground: GROUND,
  things: THINGS,
  plays: {
    ...BASE.plays,
    theft: { kind: TRICK, sign: signs.THEFT },
    handsoff: { kind: ACTION_KINDS.mend, sign: signs.HANDS_OFF },
    swaphats: { kind: TRICK, sign: signs.SWAP_HATS },
    inspect: { kind: ACTION_KINDS.peek, sign: signs.INSPECTION },
    swaphands: { kind: TRICK, sign: SWAP_HANDS },
    trap: { kind: CAPTURE, sign: signs.CAGE },
    free: { kind: ACTION_KINDS.mend, sign: signs.FREED },
  },
  backs: { ...BASE.backs, mine: signs.VAULT_DOOR, gold: signs.COIN },
  dwarf: teamDwarf,
  gold: ({ value = 1 }) => coinCard(value),
};

export const cardArt = deckArt(DECK);
