// The clans of the seats: all can see them on the backs of their cards.

import { type Clan, isClan } from '../art/clans.ts';
import type { Cards } from '../games/module.ts';
import { pileCards, type View } from '../lib/view.ts';

export function clanOf(view: View, seat: number, cards: Cards): Clan | null {
  const [card = ''] = pileCards(view, `role${seat + 1}`);
  const back = card.startsWith('?') ? card.slice(1) : (cards.get(card)?.back ?? '');
  const clan = back.toLowerCase();
  return isClan(clan) ? clan : null;
}
