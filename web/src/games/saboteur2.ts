// Saboteur 2: the mine of two teams, with doors, cages and thefts.

import { DEEP } from '../art/otherrocks.ts';
import { cardArt } from '../art/saboteur2.ts';
import * as aids from '../board/aids.ts';
import { Gathering } from '../lib/gathering.svelte.ts';
import type { GameModule } from './module.ts';
import { saboteur } from './saboteur.ts';
import { deeds } from './saboteur2.deeds.ts';
import * as kinds from './saboteur2.gen.ts';
import Known from './saboteur2/Known.svelte';
import Reckoning from './saboteur2/Reckoning.svelte';
import { isBarred, purpose, toolOf, tools, trial } from './saboteur2/rows.ts';
import Slips from './saboteur2/Slips.svelte';
import StealChoice from './saboteur2/StealChoice.svelte';
import { tell } from './vaults.ts';

export const saboteur2: GameModule = {
  ...saboteur,
  name: 'saboteur-2',
  ground: DEEP,
  kinds,
  deeds,
  art: cardArt,
  aids: { ...aids, tell },
  purpose,
  tools,
  toolOf,
  isBarred,
  goldKey: 'coins',
  trial: () => Promise.resolve(trial),
  gathering: (table) => new Gathering(table),
  Slips,
  Known,
  Reckoning,
  decisions: { stealgold: StealChoice },
};
