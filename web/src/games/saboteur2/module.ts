// Saboteur 2: the mine of two teams, with doors, cages and thefts.

import { GROUND } from './ground.ts';
import type { Saboteur2View } from './view.gen.ts';
import { cardArt } from './card-art.ts';
import * as aids from '../../board/aids/aids.ts';
import { Gathering } from '../../play/multi-select.svelte.ts';
import type { GameModule } from '../contract.ts';
import { saboteur } from '../saboteur/module.ts';
import { deeds } from './event-classes.ts';
import * as kinds from './schema.gen.ts';
import Known from './KnownFacts.svelte';
import Reckoning from './Scoring.svelte';
import { isBarred, purpose, toolOf, tools, trial } from './seat-row.ts';
import Slips from './PrivateNotices.svelte';
import StealChoice from './StealChoice.svelte';
import { tell } from './board.ts';

export const saboteur2: GameModule<Saboteur2View> = {
  ...saboteur,
  name: 'saboteur-2',
  ground: GROUND,
  kinds,
  deeds,
  art: cardArt,
  aids: { ...aids, tell },
  purpose,
  tools,
  toolOf,
  isBarred,
  goldKey: 'coins',
  trial,
  gathering: ({ state }) => new Gathering(state),
  Slips,
  Known,
  Reckoning,
  decisions: { stealgold: StealChoice },
};
