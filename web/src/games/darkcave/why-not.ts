// Builds the actions of *why not?* questions in The Dark Cave.

import { isBorder } from '../../board/camera/camera.ts';
import { homeOf } from '../../board/extent.ts';
import type { CardInfo } from '../../base/protocol/protocol.gen.ts';
import { type Action, borderOf, cellKey, spotOf } from '../../base/protocol/view.ts';
import type { DarkCaveView } from './view.gen.ts';
import type { Asked, Cards } from '../contract.ts';
import { freeCell } from '../saboteur/why-not.ts';

/** Between cards there is an axe for webs, and while somebody goes there are steps. */
export function whyNotAction(
  view: DarkCaveView,
  card: CardInfo | undefined,
  asked: Asked,
  cards: Cards,
): Action | null {
  const wanted = 'card' in asked ? cards.get(asked.card) : card;
  if ('cell' in asked && !wanted) return tryWithout(view, asked.cell);
  if (!wanted) return null;
  if ('seat' in asked) return trySeat(wanted, asked.seat);
  return 'cell' in asked ? tryPlace(view, wanted, asked.cell) : tryAnywhere(view, wanted);
}

function tryWithout(view: DarkCaveView, place: string): Action | null {
  if (isBorder(place)) return { do: 'cut', at: borderOf(place) };
  return view.routes ? { do: 'step', to: spotOf(place) } : null;
}

const ON_SEATS = ['spydwarf', 'tradehands', 'equip'];

function trySeat({ id, plays }: CardInfo, seat: number): Action | null {
  const play = plays.find((one) => ON_SEATS.includes(one));
  return play === undefined ? null : { do: play, card: id, seat };
}

function tryPlace(view: DarkCaveView, { id, plays }: CardInfo, place: string): Action | null {
  const spot = spotOf(place);
  const [at] = spot;
  switch (plays[0]) {
    case 'place':
      return { do: 'place', tile: [id, 0], at };
    case 'collapse':
      return { do: 'collapse', card: id, at };
    case 'lure':
      return { do: 'lure', card: id, at: spot };
    case 'spin':
      return { do: 'spin', card: id, at: borderOf(place) };
    case 'spygoal': {
      const corner = view.facts.goals.indexOf(cellKey(at));
      return corner < 0 ? null : { do: 'spygoal', card: id, corner };
    }
    default:
      return null;
  }
}

/** Where a card might be tried: a path beside the others, a tool on me, anything else where I am. */
function tryAnywhere(view: DarkCaveView, card: CardInfo): Action | null {
  const [play] = card.plays;
  if (play === 'place') return tryPlace(view, card, cellKey(freeCell(view)));
  if (play === 'spygoal') return tryPlace(view, card, view.facts.goals[0] ?? '');
  const other = play === 'equip' ? view.seat : (view.seat + 1) % view.table.seats;
  return trySeat(card, other) ?? tryPlace(view, card, homeOf(view));
}
