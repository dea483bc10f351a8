// The board of The Dark Cave: dwarves, creatures, webs and gold.

import { cellKey, type View } from '../lib/view.ts';
import { clanOf } from '../walking/clans.ts';
import type { BoardPieces, Pawn } from '../walking/pieces.ts';
import type { Cards } from './module.ts';

export function pieces(view: View, cards: Cards): BoardPieces {
  const pawns = (view.table.pawn ?? []).flatMap((spot, seat): Pawn[] => {
    const clan = clanOf(view, seat, cards);
    return spot && clan ? [{ seat, clan, spot: cellKey(spot) }] : [];
  });
  return { pawns, tokens: [], tiles: [], rooms: [] };
}
