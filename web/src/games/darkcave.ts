// The Dark Cave: two clans, gold in the rock, things that live in the dark, and one way out.

import { cardArt } from '../art/darkcave.ts';
import { CAVE } from '../art/otherrocks.ts';
import { Gathering } from '../lib/gathering.svelte.ts';
import type { CardInfo } from '../lib/protocol.gen.ts';
import { banner } from '../walking/clans.ts';
import { frameOf, padMark } from '../walking/marks.ts';
import Pieces from '../walking/Pieces.svelte';
import Places from '../walking/Places.svelte';
import { told } from '../walking/told.ts';
import { mark, pieces, playingArea } from './cave.ts';
import { trial } from './cavetrials.ts';
import { deeds } from './darkcave.deeds.ts';
import * as kinds from './darkcave.gen.ts';
import AxeChoice from './darkcave/AxeChoice.svelte';
import Known from './darkcave/Known.svelte';
import { tally } from './darkcave/reckoning.ts';
import { gold, tools } from './darkcave/rows.ts';
import Slips from './darkcave/Slips.svelte';
import { layers } from './darkcave/stock.ts';
import Tale from './darkcave/Tale.svelte';
import VeinChoice from './darkcave/VeinChoice.svelte';
import type { GameModule, Purpose } from './module.ts';

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
  'since-start': 'since-game',
  'player-no-deeds': 'player-no-deeds-game',
  'orient-title': 'corner-title',
  'standings-upper': 'cave-upper',
  'standings-lower': 'cave-lower',
  'standings-gold': 'cave-saved-gold',
  'list-place': 'list-lay',
  'board-name': 'board-name-cave',
  'board-joined': 'board-open',
};

export const darkCave: GameModule = {
  name: 'the-dark-cave',
  ground: CAVE,
  kinds,
  deeds,
  art: cardArt,
  turnsOnPhones: false,
  hidden: 'goal',
  onBoard: {
    pieces,
    fine: new Set(['walk', 'lure', 'spin', 'cut']),
    mark,
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
  trial: () => Promise.resolve(trial),
  gathering: (table) => new Gathering(table),
  Slips,
  Known,
  Tale,
  tally,
  decisions: { askaxe: AxeChoice, castvote: AxeChoice, choosegold: VeinChoice },
};
