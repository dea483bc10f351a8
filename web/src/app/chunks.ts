/** What is fetched by itself: every page by its name, and what a table is made of. */

import type { Component } from 'svelte';

import type { Page } from '../base/route.ts';

type Load<Part> = () => Promise<Part>;

/** Asks once: even for a module that is here, `import` takes its time. A failure is forgotten. */
function once<Part>(load: Load<Part>): Load<Part> {
  let coming: Promise<Part> | null = null;
  return () =>
    (coming ??= load().catch((error: unknown) => {
      coming = null;
      throw error;
    }));
}

export const PAGES: Record<Page, Load<{ default: Component }>> = {
  home: () => import('../pages/Home.svelte'),
  new: () => import('../pages/NewTable.svelte'),
  join: () => import('../pages/Join.svelte'),
  table: once(() => import('../pages/Table.svelte')),
  replay: () => import('../pages/Replay.svelte'),
  rules: () => import('../pages/Rules.svelte'),
  finished: () => import('../pages/Finished.svelte'),
  settings: () => import('../pages/Settings.svelte'),
  missing: () => import('../pages/Missing.svelte'),
};

/** The game on a table. */
export const game = once(() => import('../table/RunningGame.svelte'));
/** The mine, and the drawings of cards: whoever sits down needs them a moment after the table. */
export const mine = once(() => import('../board/Board.svelte'));
export const drawings = once(() => import('../games/saboteur/card-art.ts'));
