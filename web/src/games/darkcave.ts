// The Dark Cave: two clans, gold in the rock, things that live in the dark, and one way out.

import { cardArt } from '../art/darkcave.ts';
import type { CardInfo } from '../lib/protocol.gen.ts';
import Borders from '../walking/Borders.svelte';
import { frameOf } from '../walking/marks.ts';
import Pieces from '../walking/Pieces.svelte';
import { told } from '../walking/told.ts';
import { pieces } from './cave.ts';
import * as kinds from './darkcave.gen.ts';
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
const SAYS: Readonly<Record<string, string>> = {};

export const darkCave: GameModule = {
  name: 'the-dark-cave',
  ground: 'cave',
  kinds,
  art: cardArt,
  turnsOnPhones: false,
  hidden: 'goal',
  onBoard: { pieces, looks: {}, frame: frameOf, Pieces, Borders, told },
  says: SAYS,
  purpose,
  tools: () => [],
  toolOf: () => null,
  goalKey: (goal) => `corner-${goal + 1}`,
  roleAim: (role) => `ceremony-aim-${role}`,
  back: 'cave',
  goldKey: 'gold',
  gold: () => ({ count: 0, worth: null }),
  trial: () => Promise.resolve(() => null),
};
