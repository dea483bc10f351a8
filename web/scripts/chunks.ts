// Build plugin that assigns modules to files, following the groups of `src/chunks.ts`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const LIST = join(import.meta.dirname, '../src/chunks.ts');
export const FIRST = '/src/main.ts';

/** The modules that each constant of the list names, as ends of module ids. */
function listed(): Map<string, string[]> {
  const [, ...constants] = readFileSync(LIST, 'utf8').split(/^export const /m);
  return new Map(
    constants.map((text) => [
      /^\w+/.exec(text)?.[0] ?? '',
      [...text.matchAll(/import\('\.(\/[^']+)'\)/g)].map(([, path = '']) => `/src${path}`),
    ]),
  );
}

const {
  start = [],
  PAGES = [],
  runningGame = [],
  board = [],
  cardArt = [],
  ...late
} = Object.fromEntries(listed());
const TABLE = '/src/pages/Table.svelte';
const SENTENCES = 'allSentences';
export const START = start;
/** What has to be there before anybody can play; with everything that these import at once. */
export const NEEDED = [FIRST, ...start, TABLE, ...runningGame];
/** What is drawn a moment later; nobody can play without it either. */
export const NEXT = [...board, ...cardArt];
const ELSEWHERE = [...start, ...PAGES.filter((page) => page !== TABLE)];

export function chunks(): Plugin {
  let first = new Set<string>();
  let game = new Set<string>();
  let next = new Set<string>();
  let elsewhere = new Set<string>();
  /** By the constant that names them: what comes later, when the game page is there. */
  let later = new Map<string, ReadonlySet<string>>();

  const isThere = (id: string): boolean => game.has(id) || next.has(id);
  const fileOf = (id: string): string | null => {
    if (!isThere(id)) return null;
    // One file of styles, which the page itself asks for.
    if (first.has(id) || id.endsWith('.css')) return 'first';
    if (!game.has(id)) return 'board';
    return elsewhere.has(id) ? 'base' : 'table';
  };
  const isOther = (id: string): boolean => elsewhere.has(id) && !isThere(id);
  /** One file for what a constant names, one more for what several of them share; all pages need sentences. */
  const laterFile = (id: string): string | null => {
    if (isThere(id) || elsewhere.has(id)) return null;
    const names = [...later].filter(([, ids]) => ids.has(id)).map(([name]) => name);
    if (names.length < 2) return names[0] ?? null;
    return names.find((name) => name === SENTENCES) ?? 'shared';
  };

  return {
    name: 'chunks',
    apply: 'build',
    renderStart() {
      const ids = [...this.getModuleIds()];
      /** What these modules import at once, and what that imports. */
      const reached = (roots: readonly string[]): Set<string> => {
        const found = new Set(ids.filter((id) => roots.some((root) => id.endsWith(root))));
        // A set grows while it is walked.
        for (const id of found)
          this.getModuleInfo(id)?.importedIds.forEach((next) => found.add(next));
        return found;
      };
      first = reached([FIRST]);
      game = reached(NEEDED);
      next = reached(NEXT);
      elsewhere = reached(ELSEWHERE);
      later = new Map(Object.entries(late).map(([name, roots]) => [name, reached(roots)]));
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        // The first script stays small.
        includeDependenciesRecursively: false,
        groups: [
          { name: fileOf, debugName: 'the game page', priority: 2 },
          { name: laterFile, debugName: 'after the game page', priority: 1 },
          // What other pages share is one file: many small ones cost requests.
          { name: 'more', test: isOther, minShareCount: 3 },
        ],
      },
    }),
  };
}
