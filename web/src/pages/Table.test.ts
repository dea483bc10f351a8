import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { words } from '../base/i18n/index.svelte.ts';
import { FakeSocket, info, sync } from '../play/table.testkit.ts';
import { FakeServer, leave, reads, visit } from './page.testkit.ts';
import Table from './Table.svelte';

let complete: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  new FakeServer({ '/api/cards/saboteur': [] });
  vi.stubGlobal('WebSocket', FakeSocket);
  complete = vi.spyOn(words, 'complete');
});

afterEach(() => {
  cleanup();
  leave();
  FakeSocket.all = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answer(change: Parameters<typeof sync>[0]): void {
  visit('/t/red-fox', Table);
  FakeSocket.last.open();
  FakeSocket.last.tell(sync(change));
}

it('says that a table is closed, with all sentences that this takes', async () => {
  answer({ table: info({ status: 'playing' }), view: null, you: -4 });
  await reads(words.t('outside-playing'));
  expect(complete).toHaveBeenCalled();
});

it('says at once that there is no such table', async () => {
  visit('/t/red-fox', Table);
  FakeSocket.last.open();
  FakeSocket.last.tell({ t: 'wrong', why: 'no-table', detail: '', ref: -1 });
  await reads(words.t('door-gone', { code: 'Red Fox' }));
});
