/** News of a table: the latest log lines, with the view before and after them. */

import { untrack } from 'svelte';

import { words } from '../base/i18n/index.svelte.ts';
import type { LogLine, TableModel } from './table.ts';
import type { View } from '../base/protocol/view.ts';

export interface News {
  readonly fresh: readonly LogLine[];
  readonly before: View | null;
  readonly after: View | null;
  readonly log: readonly LogLine[];
  /** The board lay turned by 90° when they came; whoever hears them late cannot know it any more. */
  readonly turned: boolean;
}

/** Subscribe to the news of a table; returns the function that unsubscribes. */
export const subscribeToNews = (table: TableModel, hear: (news: News) => void): (() => void) =>
  table.connection.subscribe((fresh, before) => {
    untrack(() => {
      const { view: after, log } = table.state;
      hear({ fresh, before, after, log, turned: words.turned });
    });
  });
