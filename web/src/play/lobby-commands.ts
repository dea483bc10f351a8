/** What can be asked around a game: before it, after it, and by the host. A first turn does without. */

import type { Config } from '../base/protocol/protocol.gen.ts';
import type { TableStore } from './table.svelte.ts';
import { forget, setMyName } from '../base/saved-seats.ts';

export function sit(store: TableStore, name: string, seat = -1): void {
  store.called = name;
  setMyName(name);
  store.ask({ t: 'sit', name, seat });
}

export function rise(store: TableStore): void {
  if (store.info?.status !== 'playing') forget(store.code);
  store.ask({ t: 'rise' });
}

export function rename(store: TableStore, name: string): void {
  setMyName(name);
  store.ask({ t: 'rename', name });
}

export function ready(store: TableStore, on: boolean): void {
  store.ask({ t: 'ready', ready: on, word: on ? randomWord() : '' });
}

export function configure(store: TableStore, change: Partial<Config>): void {
  if (store.info) store.ask({ t: 'configure', config: { ...store.info.config, ...change } });
}

export function start(store: TableStore): void {
  store.ask({ t: 'start' });
}

/** A bot for a seat; an empty name opens it again. */
export function appoint(store: TableStore, seat: number, bot: string): void {
  store.ask({ t: 'appoint', seat, bot });
}

export function pause(store: TableStore, on: boolean): void {
  store.ask({ t: 'pause', paused: on });
}

export function again(store: TableStore): void {
  store.ask({ t: 'again' });
}

/** My part of the deal: eighty bits that nobody can guess. */
function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
