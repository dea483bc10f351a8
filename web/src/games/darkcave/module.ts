// The Dark Cave: two clans, gold in the rock, things that live in the dark, and one way out.

import type { DarkCaveView } from './view.gen.ts';
import { cardArt } from './card-art.ts';
import { GROUND } from './ground.ts';
import { MultiSelect } from '../../play/multi-select.svelte.ts';
import type { CardInfo } from '../../base/protocol/protocol.gen.ts';
import { banner } from '../shared/two-clans/seat-clans.ts';
import { frameOf, padMark } from '../../board/pawns/walk-marks.ts';
import Pieces from '../../board/pawns/Pieces.svelte';
import Places from '../../board/pawns/Places.svelte';
import { told } from '../../board/pawns/describe-pieces.ts';
import { mark, pieces, playingArea } from './board.ts';
import { whyNotAction } from './why-not.ts';
import { eventClasses } from './event-classes.ts';
import * as schema from './schema.gen.ts';
import AxeChoice from './AxeChoice.svelte';
import KnownFacts from './KnownFacts.svelte';
import { tally } from './result.ts';
import { gold, tools } from './seat-row.ts';
import PrivateNotices from './PrivateNotices.svelte';
import { layers } from './draw-piles.ts';
import Result from './Result.svelte';
import RoundEnd from './RoundEnd.svelte';
import VeinChoice from './VeinChoice.svelte';
import type { GameModule, Purpose } from '../contract.ts';

const PURPOSES: Readonly<Record<string, Purpose>> = {
  place: 'place',
  spygoal: 'look',
  collapse: 'remove',
  tradehands: 'trade',
  spin: 'spin',
  equip: 'equip',
  lure: 'lure',
};

const purpose = (card: CardInfo | undefined): Purpose => PURPOSES[card?.plays[0] ?? ''] ?? 'other';

/** Sentences that are told in the words of this game. */
const SAYS: Readonly<Record<string, string>> = {
  'ahead-discard': 'ahead-pass',
  'ceremony-aim-blue-loyal': 'cave-aim-blue-loyal',
  'ceremony-aim-blue-saboteur': 'cave-aim-blue-saboteur',
  'ceremony-aim-yellow-loyal': 'cave-aim-yellow-loyal',
  'ceremony-aim-yellow-saboteur': 'cave-aim-yellow-saboteur',
  'ceremony-deal': 'cave-deal',
  'log-round': 'log-game',
  'player-no-deeds': 'player-no-deeds-game',
  'orient-title': 'corner-title',
  'standings-upper': 'cave-upper',
  'standings-lower': 'cave-lower',
  'standings-gold': 'cave-saved-gold',
  'list-place': 'list-lay',
  'board-name': 'board-name-cave',
  'board-joined': 'board-open',
};

export const darkCave: GameModule<DarkCaveView> = {
  name: 'the-dark-cave',
  ground: GROUND,
  schema,
  eventClasses,
  art: cardArt,
  hidden: 'goal',
  onBoard: {
    pieces,
    fine: new Set(['walk', 'lure', 'spin', 'cut']),
    mark,
    walkFrame: () => '',
    walkMark: padMark,
    // TDC-056: ways may grow out of it.
    frame: (view) => frameOf(playingArea(view), false),
    Pieces,
    Places,
    told,
  },
  says: SAYS,
  purpose,
  tools,
  banner,
  toolOf: () => null,
  goalKey: (goal) => `corner-${goal + 1}`,
  roleAim: (role) => `ceremony-aim-${role}`,
  back: 'cave',
  layers,
  goldKey: 'coins',
  goldSign: 'nugget',
  gold,
  whyNotAction,
  multiSelect: ({ state }) => new MultiSelect(state),
  PrivateNotices,
  KnownFacts,
  Result,
  RoundEnd,
  tally,
  decisions: { askaxe: AxeChoice, castvote: AxeChoice, choosegold: VeinChoice },
};
