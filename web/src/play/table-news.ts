/** News of a table: the latest log lines, with the view before and after them. */

import { untrack } from 'svelte';

import type { LogLine, TableModel } from './table.ts';
import type { View } from '../base/protocol/view.ts';

export interface News {
  readonly fresh: readonly LogLine[];
  readonly before: View | null;
  readonly after: View | null;
  readonly log: readonly LogLine[];
}

/** Subscribe to the news of a table; returns the function that unsubscribes. */
export const subscribeToNews = (table: TableModel, hear: (news: News) => void): (() => void) =>
  table.connection.subscribe((fresh, before) => {
    untrack(() => {
      hear({ fresh, before, after: table.state.view, log: table.state.log });
    });
  });
