// The games this client can show. Saboteur is always there, the others come when they are played.

import { learnDeeds } from '../play/event-classes.ts';
import { learn } from '../base/protocol/schema.svelte.ts';
import type { GameModule } from './contract.ts';
import { saboteur } from './saboteur/module.ts';

const MODULES: Readonly<Record<string, () => Promise<GameModule>>> = {
  'saboteur-2': async () => (await import('./saboteur2/module.ts')).saboteur2,
  'the-dark-cave': async () => (await import('./darkcave/module.ts')).darkCave,
  'the-lost-mines': async () => (await import('./lostmines/module.ts')).lostMines,
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
