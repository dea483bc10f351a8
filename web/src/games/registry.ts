// The games of this client, and the only list of them. Saboteur is always there, the others come when they are played.

import type { GameInfo } from '../base/protocol/protocol.gen.ts';
import { learnSchema } from '../base/protocol/schema.svelte.ts';
import { learnEventClasses } from '../play/event-classes.ts';
import type { GameModule } from './contract.ts';
import { saboteur } from './saboteur/module.ts';

interface Entry {
  /** What the ids of its rules begin with. */
  readonly rules: string;
  /** Missing: the module is here without being asked for. */
  readonly load?: () => Promise<GameModule>;
}

/** By the id that addresses and records use; from the top of the mountain down. */
const ENTRIES = new Map<string, Entry>([
  [
    'the-lost-mines',
    {
      rules: 'TLM',
      load: async () => (await import('./lostmines/module.ts')).lostMines as GameModule,
    },
  ],
  ['saboteur', { rules: 'SAB' }],
  [
    'saboteur-2',
    {
      rules: 'SB2',
      load: async () => (await import('./saboteur2/module.ts')).saboteur2 as GameModule,
    },
  ],
  [
    'the-dark-cave',
    {
      rules: 'TDC',
      load: async () => (await import('./darkcave/module.ts')).darkCave as GameModule,
    },
  ],
]);

export const GAMES: readonly string[] = [...ENTRIES.keys()];

/** Those of the games of a server that this client can draw. */
export const drawable = (games: readonly GameInfo[]): GameInfo[] =>
  games.filter(({ name }) => ENTRIES.has(name));

/** The game whose page holds a rule, if it is a rule: a game may borrow rules, and their ids say from whom. */
export function gameOfRule(rule: string): string | undefined {
  const book = /^(\w+)-R?\d+$/.exec(rule)?.[1];
  return GAMES.find((game) => ENTRIES.get(game)?.rules === book);
}

/** The game that is always loaded; unknown games are shown like it, which suits the whole family. */
export const fallbackGame = saboteur as GameModule;

/** Its module is here without being asked for. */
export const isHere = (game: string): boolean => ENTRIES.get(game)?.load === undefined;

/** The module of a game, loaded when it is first asked for. A module only gets views of its own game. */
export async function loadGame(game: string): Promise<GameModule> {
  const module = (await ENTRIES.get(game)?.load?.()) ?? fallbackGame;
  if (module.schema) learnSchema(module.schema);
  if (module.eventClasses) learnEventClasses(module.eventClasses);
  return module;
}
