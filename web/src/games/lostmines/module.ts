// The Lost Mines: two clans in a forest, dwarves that walk, four mines and what lies in them.

import type { LostMinesView } from './view.gen.ts';
import { cardArt } from './card-art.ts';
import { GROUND } from './ground.ts';
import { homeOf } from '../../board/extent.ts';
import type { CardInfo } from '../../base/protocol/protocol.gen.ts';
import { type Action, borderOf, cellKey, cellOf, item, spotOf } from '../../base/protocol/view.ts';
import { banner } from '../shared/two-clans/seat-clans.ts';
import { cardFrame, cardMark, frameOf, tokenMark } from '../../board/pawns/walk-marks.ts';
import Pieces from '../../board/pawns/Pieces.svelte';
import type { TokenLook } from '../../board/pawns/pieces.ts';
import Places from '../../board/pawns/Places.svelte';
import { told } from '../../board/pawns/describe-pieces.ts';
import { pieces, TOKENS } from './board.ts';
import KnownFacts from './KnownFacts.svelte';
import MineChoice from './MineChoice.svelte';
import { gold, isBarred, tools } from './seat-row.ts';
import PrivateNotices from './PrivateNotices.svelte';
import Supply from './TileSupply.svelte';
import Result from './Result.svelte';
import RoundEnd from './RoundEnd.svelte';
import Tray from './TreasureTray.svelte';
import type { Asked, Cards, GameModule, Purpose } from '../contract.ts';
import { eventClasses } from './event-classes.ts';
import * as schema from './schema.gen.ts';
import { freeCell } from '../saboteur/why-not.ts';

const PURPOSES: Readonly<Record<string, Purpose>> = {
  place: 'place',
  bridge: 'bridge',
  scout: 'look',
  appraise: 'look',
  spy: 'look',
  snare: 'snare',
  troll: 'troll',
  storm: 'remove',
};

const purpose = (card: CardInfo | undefined): Purpose => PURPOSES[card?.plays[0] ?? ''] ?? 'other';

// -- why not -----------------------------------------------------------------------------------------

/** While walking one asks about a step, before a treasure about that, else about a card. */
export function whyNotAction(
  view: LostMinesView,
  card: CardInfo | undefined,
  asked: Asked,
  cards: Cards,
): Action | null {
  if (item(view)?.due === 'walk') {
    return 'cell' in asked ? { do: 'step', to: spotOf(asked.cell.replace(/\/[ES]$/, '')) } : null;
  }
  if ('treasure' in asked) return tryTreasure(view, card, asked.treasure);
  const wanted = 'card' in asked ? cards.get(asked.card) : card;
  if (!wanted) return null;
  if ('seat' in asked) return trySeat(wanted, asked.seat);
  return 'cell' in asked
    ? tryPlace(view, wanted, asked.cell)
    : tryPlace(view, wanted, somewhere(view, purpose(wanted)), true);
}

const trySeat = ({ id, plays }: CardInfo, seat: number): Action | null =>
  plays.includes('spy') || plays.includes('scout') ? { do: 'spy', card: id, seat } : null;

function tryTreasure(
  view: LostMinesView,
  card: CardInfo | undefined,
  treasure: number,
): Action | null {
  if (item(view)?.due === 'taketreasure') return { do: 'pick', treasure };
  return card && purpose(card) === 'look' ? { do: 'appraise', card: card.id, treasure } : null;
}

function tryPlace(
  view: LostMinesView,
  card: CardInfo,
  place: string,
  anywhere = false,
): Action | null {
  const { x, y } = cellOf(place.replace(/\/.*/, ''));
  const at: [number, number] = [x, y];
  switch (purpose(card)) {
    case 'place':
      return { do: 'place', tile: [card.id, 0], at };
    case 'bridge':
      return { do: 'bridge', card: card.id, at };
    case 'remove':
      return { do: 'storm', at };
    case 'snare':
    case 'troll':
      return { do: card.plays[0] ?? '', at: borderOf(place) };
    case 'look':
      return tryLook(view, card, place, anywhere);
    default:
      return null;
  }
}

function tryLook(
  view: LostMinesView,
  card: CardInfo,
  place: string,
  anywhere: boolean,
): Action | null {
  const mine = anywhere ? 0 : view.facts.goals.indexOf(place);
  return mine < 0 ? null : { do: 'scout', card: card.id, mine };
}

/** Where a card might be tried: a path card beside the others, anything else on one of them. */
const somewhere = (view: LostMinesView, aim: Purpose): string =>
  aim === 'place'
    ? cellKey(freeCell(view))
    : (Object.keys(view.table.board.tiles).at(-1) ?? homeOf(view));

/** A forest is no mine: nothing is dug. */
const SAYS: Readonly<Record<string, string>> = {
  'board-name': 'board-name-forest',
  'pill-goal': 'pill-mine',
  'pill-goals': 'pill-mines',
  'board-target-place': 'board-target-lay',
  'board-target-remove': 'board-target-storm',
  'table-choose-remove': 'table-choose-storm',
  'ahead-discard': 'ahead-pass',
  'ceremony-deal': 'ceremony-deal-clans',
  'list-place': 'list-lay',
  'standings-upper': 'standings-points-upper',
  'standings-lower': 'standings-points-lower',
  'standings-won': 'standings-points-won',
  'standings-won-together': 'standings-points-won-together',
  'standings-gold': 'standings-points',
};

/** What lies on a border after these plays. */
const LOOKS: Readonly<Record<string, TokenLook>> = { snare: TOKENS.trap, troll: TOKENS.troll };

export const lostMines: GameModule<LostMinesView> = {
  name: 'the-lost-mines',
  ground: GROUND,
  schema,
  eventClasses,
  art: cardArt,
  hidden: 'mine',
  onBoard: {
    pieces,
    fine: new Set(['snare', 'troll']),
    mark: (kind, aimed, up) => tokenMark(LOOKS[kind], aimed, up),
    walkFrame: cardFrame,
    walkMark: cardMark,
    frame: ({ facts: { area } }) => frameOf(area),
    Pieces,
    Places,
    told,
  },
  says: SAYS,
  purpose,
  tools,
  banner,
  isBarred,
  toolOf: () => null,
  goalKey: (goal) => `mine-${goal + 1}`,
  roleAim: (role) => `ceremony-aim-${role}`,
  back: 'forest',
  goldKey: 'points',
  gold,
  whyNotAction,
  Tray,
  Supply,
  PrivateNotices,
  KnownFacts,
  Result,
  RoundEnd,
  decisions: { laymine: MineChoice },
};
