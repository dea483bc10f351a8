// Saboteur 2: the mine of two teams, with doors, cages and thefts.

import { GROUND } from './ground.ts';
import type { Saboteur2View } from './view.gen.ts';
import { cardArt } from './card-art.ts';
import * as aids from '../../board/aids/aids.ts';
import { MultiSelect } from '../../play/multi-select.svelte.ts';
import type { GameModule } from '../contract.ts';
import { saboteur } from '../saboteur/module.ts';
import { eventClasses } from './event-classes.ts';
import * as schema from './schema.gen.ts';
import KnownFacts from './KnownFacts.svelte';
import Scoring from './Scoring.svelte';
import { isBarred, purpose, toolOf, tools, whyNotAction } from './seat-row.ts';
import PrivateNotices from './PrivateNotices.svelte';
import StealChoice from './StealChoice.svelte';
import { tell } from './board.ts';

export const saboteur2: GameModule<Saboteur2View> = {
  ...saboteur,
  name: 'saboteur-2',
  ground: GROUND,
  schema,
  eventClasses,
  art: cardArt,
  aids: { ...aids, tell },
  purpose,
  tools,
  toolOf,
  isBarred,
  goldKey: 'coins',
  whyNotAction,
  multiSelect: ({ state }) => new MultiSelect(state),
  PrivateNotices,
  KnownFacts,
  Scoring,
  decisions: { stealgold: StealChoice },
};
