// The only list of the games of this client. Saboteur is part of the bundle; the others are loaded on demand.

import type { GameInfo } from '../base/protocol/protocol.gen.ts';
import { learnSchema } from '../base/protocol/schema.svelte.ts';
import { learnEventClasses } from '../play/event-classes.ts';
import type { GameModule } from './contract.ts';
import { saboteur } from './saboteur/module.ts';

interface Entry {
  /** The prefix of the ids of its rules. */
  readonly rules: string;
  /** Blue and yellow are clans there. */
  readonly hasClans?: true;
  /** Missing if the module is part of the bundle. */
  readonly load?: () => Promise<GameModule>;
}

/** By the id that addresses and records use, in the order in which pages list them. */
const ENTRIES = new Map<string, Entry>([
  [
    'the-lost-mines',
    {
      rules: 'TLM',
      hasClans: true,
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
      hasClans: true,
      load: async () => (await import('./darkcave/module.ts')).darkCave as GameModule,
    },
  ],
]);

export const GAMES: readonly string[] = [...ENTRIES.keys()];

/** The games of a server that this client can draw. */
export const drawable = (games: readonly GameInfo[]): GameInfo[] =>
  games.filter(({ name }) => ENTRIES.has(name));

/** The game whose page holds a rule, if it is a rule: a game may borrow rules, and their ids say from whom. */
export function gameOfRule(rule: string): string | undefined {
  const book = /^(\w+)-R?\d+$/.exec(rule)?.[1];
  return GAMES.find((game) => ENTRIES.get(game)?.rules === book);
}

/** Whether blue and yellow are clans in a game, so that no seat may be blue or yellow. */
export const hasClans = (game: string): boolean => ENTRIES.get(game)?.hasClans ?? false;

/** The game that is always loaded; unknown games are shown like it, which suits the whole family. */
export const fallbackGame = saboteur as GameModule;

/** Whether the module of a game is part of the bundle. */
export const isHere = (game: string): boolean => ENTRIES.get(game)?.load === undefined;

/** The module of a game, loaded when it is first asked for. A module only gets views of its own game. */
export async function loadGame(game: string): Promise<GameModule> {
  const module = (await ENTRIES.get(game)?.load?.()) ?? fallbackGame;
  if (module.schema) learnSchema(module.schema);
  if (module.eventClasses) learnEventClasses(module.eventClasses);
  return module;
}
