// Saboteur 2: the mine of two teams, with doors, cages and thefts.

import { cardArt } from '../art/saboteur2.ts';
import * as aids from '../board/aids.ts';
import type { GameModule } from './module.ts';
import { saboteur } from './saboteur.ts';
import { tell } from './vaults.ts';

export const saboteur2: GameModule = {
  ...saboteur,
  name: 'saboteur-2',
  ground: 'deep',
  art: cardArt,
  aids: { ...aids, tell },
};
