// The games this client can show.

import type { GameModule } from './module.ts';
import { saboteur } from './saboteur.ts';

const MODULES: Readonly<Record<string, GameModule>> = { saboteur };

/** The module of a game; unknown ones are shown like Saboteur, which suits all games of the family. */
export const moduleOf = (game: string): GameModule => MODULES[game] ?? saboteur;
