/** What was just heard, with the table before and after it. */

import { untrack } from 'svelte';

import type { LogLine, TableStore } from './table.svelte.ts';
import type { View } from '../base/protocol/view.ts';

export interface News {
  readonly fresh: readonly LogLine[];
  readonly before: View | null;
  readonly after: View | null;
  readonly log: readonly LogLine[];
}

/** Hear all news of a table; the answer ends it. */
export const attend = (store: TableStore, hear: (news: News) => void): (() => void) =>
  store.hear((fresh, before) => {
    untrack(() => {
      hear({ fresh, before, after: store.view, log: store.log });
    });
  });
