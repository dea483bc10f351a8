// The folders of `src` are layers, the lowest first; imports point down, those of types too (ADR 22).

import type { Linter } from 'eslint';

export const LAYERS = [
  'base',
  'art',
  'ui',
  'play',
  'board',
  'games',
  'table',
  'moments',
  'pages',
  'app',
] as const;

const TESTS = ['src/**/*.test.ts', 'src/**/*.testkit.ts', 'src/**/*.testkit.svelte.ts'];
const SOURCES = '**/*.{ts,svelte}';

/** Layers above this one, and the first script. */
function above(name: (typeof LAYERS)[number]): { regex: string; message: string } {
  const forbidden = LAYERS.slice(LAYERS.indexOf(name) + 1).map((one) => `${one}/`);
  return {
    regex: `^(\\.\\./)+(${[...forbidden, 'main(\\.ts)?$'].join('|')})`,
    message: `Imports point down: ${LAYERS.toReversed().join(', ')}.`,
  };
}

const layer = (name: (typeof LAYERS)[number]): Linter.Config => ({
  files: [`src/${name}/${SOURCES}`],
  ignores: TESTS,
  rules: { 'no-restricted-imports': ['error', { patterns: [above(name)] }] },
});

/** A game may use Saboteur, which all of them descend from, and what games share; it knows no other game. */
const game = (name: string, strangers: string[]): Linter.Config => ({
  files: [`src/games/${name}/${SOURCES}`],
  ignores: TESTS,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          above('games'),
          {
            regex: `^(\\.\\./)+(games/)?((${strangers.join('|')})/|registry(\\.ts)?$)`,
            message: 'Of the games only Saboteur is known to others; share by games/shared.',
          },
        ],
      },
    ],
  },
});

/** For `no-restricted-syntax`: what loads when is one list, and the games are another. */
export const NO_IMPORT_CALL = {
  selector: 'ImportExpression',
  message: 'What loads when is listed in src/chunks.ts.',
};

export const layers: Linter.Config[] = [
  ...LAYERS.map(layer),
  game('saboteur', ['saboteur2', 'lostmines', 'darkcave']),
  game('saboteur2', ['lostmines', 'darkcave']),
  game('lostmines', ['saboteur2', 'darkcave']),
  game('darkcave', ['saboteur2', 'lostmines']),
  game('shared', ['saboteur', 'saboteur2', 'lostmines', 'darkcave']),
  {
    files: [`src/${SOURCES}`],
    ignores: ['src/chunks.ts', 'src/games/registry.ts', ...TESTS],
    rules: { 'no-restricted-syntax': ['error', NO_IMPORT_CALL] },
  },
];
