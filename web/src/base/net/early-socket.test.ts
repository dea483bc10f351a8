import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { callAhead, takeAhead } from './early-socket.ts';
import { cards } from '../../games/card-lists.svelte.ts';
import { FakeSocket, sync } from '../../play/table.testkit.ts';
import { TableModel } from '../../play/table.ts';

const asked = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  FakeSocket.all = [];
  asked.mockReset();
  asked.mockImplementation(() => Promise.resolve(new Response('[]')));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  takeAhead();
  vi.unstubAllGlobals();
});

/** The table of a socket, once for each time it was joined. */
const joins = (socket: FakeSocket): unknown[] =>
  socket.asked('join').map(() => /\/ws\/(.+)$/.exec(socket.address)?.[1]);

it('joins before the page is there, and the page takes the line over', () => {
  callAhead('fox');
  const socket = FakeSocket.last;
  socket.open();
  socket.tell(sync());
  const table = new TableModel('fox');
  table.connection.connect();

  expect(FakeSocket.all).toHaveLength(1);
  expect(joins(socket)).toEqual(['fox']);
  expect(table.connection.link).toBe('open');
  table.connection.close();
});

it('asks for the cards as soon as it knows the game, and for no others', async () => {
  callAhead('fox');
  FakeSocket.last.open();
  FakeSocket.last.tell(sync());
  FakeSocket.last.tell(sync());

  expect(asked.mock.calls).toEqual([['/api/games/saboteur/cards', expect.anything()]]);
  expect(await cards('saboteur')).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('leaves the joining to a page that is there first', () => {
  callAhead('fox');
  const table = new TableModel('fox');
  table.connection.connect();
  FakeSocket.last.open();

  expect(FakeSocket.all).toHaveLength(1);
  expect(joins(FakeSocket.last)).toEqual(['fox']);
  table.connection.close();
});

it('is forgotten if the line broke meanwhile', () => {
  callAhead('fox');
  FakeSocket.last.open();
  FakeSocket.last.cut();
  const table = new TableModel('fox');
  table.connection.connect();

  expect(FakeSocket.all).toHaveLength(2);
  table.connection.close();
});

it('joins again when another line follows', () => {
  callAhead('fox');
  FakeSocket.last.open();
  const table = new TableModel('fox');
  table.connection.connect();
  vi.useFakeTimers();
  FakeSocket.last.cut();
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.open();
  vi.useRealTimers();

  expect(FakeSocket.all.map(joins)).toEqual([['fox'], ['fox']]);
  table.connection.close();
});
