import { cleanup } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { chosenSeats, lastGame, rememberGame } from '../base/last-game.ts';
import { words } from '../base/i18n/index.svelte.ts';
import { config, FakeSocket, info, seat, sync } from '../play/table.testkit.ts';
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

it('takes the word mark away when there is something to see', async () => {
  const splash = document.createElement('div');
  splash.id = 'splash';
  document.body.append(splash);
  visit('/t/red-fox', Table);
  FakeSocket.last.open();
  flushSync();
  expect(splash.isConnected).toBe(true);
  FakeSocket.last.tell({ t: 'wrong', why: 'no-table', detail: '', ref: -1 });
  await reads(words.t('door-gone', { code: 'Red Fox' }));
  expect(splash.isConnected).toBe(false);
});

const cave = { ...config, game: 'the-dark-cave', seats: 3 };
const seats = (host: number) =>
  [0, 1, 2].map((one) => seat(`Person ${one}`, { host: one === host }));

it.each([
  ['with its seats where I am the host', 0, 3],
  ['but not the seats that somebody else chose', 1, 7],
])('remembers a game that I play, %s', (_, host, count) => {
  rememberGame('the-dark-cave', 7);
  rememberGame('saboteur', 5);
  answer({ table: info({ status: 'playing', config: cave, seats: seats(host) }), you: 0 });
  flushSync();
  expect([lastGame(), chosenSeats('the-dark-cave')]).toEqual(['the-dark-cave', count]);
});

it.each([
  ['that I only watch', { status: 'playing', you: -4 }],
  ['that has not begun', { status: 'filling', you: 0 }],
] as const)('remembers no game %s', (_, { status, you }) => {
  answer({ table: info({ status, config: cave, seats: seats(0) }), you });
  flushSync();
  expect(lastGame()).toBeUndefined();
});
