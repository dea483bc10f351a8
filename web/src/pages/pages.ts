/** Every page by its name, fetched when somebody goes there. */

import type { Component } from 'svelte';

import type { Page } from '../lib/route.ts';

type Load<Part> = () => Promise<{ default: Part }>;

/** Asks once: even for a module that is here, `import` takes its time. A failure is forgotten. */
function once<Part>(load: Load<Part>): Load<Part> {
  let coming: ReturnType<Load<Part>> | null = null;
  return () =>
    (coming ??= load().catch((error: unknown) => {
      coming = null;
      throw error;
    }));
}

export const PAGES: Record<Page, Load<Component>> = {
  home: () => import('./Home.svelte'),
  new: () => import('./NewTable.svelte'),
  join: () => import('./Join.svelte'),
  table: once(() => import('./Table.svelte')),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./Rules.svelte'),
  finished: () => import('./Finished.svelte'),
  settings: () => import('./Settings.svelte'),
  missing: () => import('./Missing.svelte'),
};

/** The game on a table. */
export const game = once(() => import('../table/TablePage.svelte'));
