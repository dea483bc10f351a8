// Which modules share a file: few files for the game page, and nothing in them that it can wait for.

import type { Plugin } from 'vite';

export const FIRST = '/src/main.ts';
/** What has to be there before anybody can play; with everything that these import at once. */
export const NEEDED = [
  FIRST,
  '/src/app/start.ts',
  '/src/pages/Table.svelte',
  '/src/table/RunningGame.svelte',
];
/** What is drawn a moment later; nobody can play without it either. */
export const NEXT = ['/src/board/Board.svelte', '/src/games/saboteur/card-art.ts'];
const ELSEWHERE = /\/src\/(app\/start\.ts|pages\/(?!Table\b)\w+\.svelte)$/;

export function chunks(): Plugin {
  let first = new Set<string>();
  let game = new Set<string>();
  let next = new Set<string>();
  let elsewhere = new Set<string>();

  const fileOf = (id: string): string | null => {
    if (!game.has(id) && !next.has(id)) return null;
    // One file of styles, which the page itself asks for.
    if (first.has(id) || id.endsWith('.css')) return 'first';
    if (!game.has(id)) return 'mine';
    return elsewhere.has(id) ? 'base' : 'table';
  };
  const isOther = (id: string): boolean => elsewhere.has(id) && !game.has(id) && !next.has(id);

  return {
    name: 'chunks',
    apply: 'build',
    renderStart() {
      const ids = [...this.getModuleIds()];
      /** What these modules import at once, and what that imports. */
      const reached = (isRoot: (id: string) => boolean): Set<string> => {
        const found = new Set(ids.filter(isRoot));
        // A set grows while it is walked.
        for (const id of found)
          this.getModuleInfo(id)?.importedIds.forEach((next) => found.add(next));
        return found;
      };
      first = reached((id) => id.endsWith(FIRST));
      game = reached((id) => NEEDED.some((root) => id.endsWith(root)));
      next = reached((id) => NEXT.some((root) => id.endsWith(root)));
      elsewhere = reached((id) => ELSEWHERE.test(id));
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        // The first script stays small.
        includeDependenciesRecursively: false,
        groups: [
          { name: fileOf, debugName: 'the game page', priority: 1 },
          // What other pages share is one file: many small ones cost requests.
          { name: 'more', test: isOther, minShareCount: 3 },
        ],
      },
    }),
  };
}
