// The games this client can show. Saboteur is always there, the others come when they are played.

import { learnDeeds } from '../lib/deeds.ts';
import { learn } from '../lib/kinds.svelte.ts';
import type { GameModule } from './module.ts';
import { saboteur } from './saboteur.ts';

const MODULES: Readonly<Record<string, () => Promise<GameModule>>> = {
  'saboteur-2': async () => (await import('./saboteur2.ts')).saboteur2,
  'the-dark-cave': async () => (await import('./darkcave.ts')).darkCave,
  'the-lost-mines': async () => (await import('./lostmines.ts')).lostMines,
};

/** Its module is here without being asked for. */
export const isHere = (game: string): boolean => !(game in MODULES);

/** The module of a game; unknown ones are shown like Saboteur, which suits all games of the family. */
export async function loadGame(game: string): Promise<GameModule> {
  const module = (await MODULES[game]?.()) ?? saboteur;
  if (module.kinds) learn(module.kinds);
  if (module.deeds) learnDeeds(module.deeds);
  return module;
}
