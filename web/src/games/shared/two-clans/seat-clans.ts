// The clans of the seats: all can see them on the backs of their cards.

import { type Clan, clanHatSvg, CLANS, isClan } from '../../../art/clans.ts';
import type { Banner, Cards } from '../../contract.ts';
import { pileCards, type View } from '../../../base/protocol/view.ts';

export function clanOf(view: View, seat: number, cards: Cards): Clan | null {
  const [card = ''] = pileCards(view, `role${seat + 1}`);
  const back = card.startsWith('?') ? card.slice(1) : (cards.get(card)?.back ?? '');
  const clan = back.toLowerCase();
  return isClan(clan) ? clan : null;
}

/** What a seat's row shows of it. */
export function banner(view: View, seat: number, cards: Cards): Banner | null {
  const clan = clanOf(view, seat, cards);
  if (!clan) return null;
  return { name: clan, colour: CLANS[clan].colour, mark: clanHatSvg(clan) };
}
