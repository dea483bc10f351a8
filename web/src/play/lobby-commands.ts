/** Commands before and after a game, and those of the host. Not part of the initial bundle. */

import type { Config } from '../base/protocol/protocol.gen.ts';
import type { TableModel } from './table.ts';
import { forget, setMyName } from '../base/saved-seats.ts';

export function sit(table: TableModel, name: string, seat = -1): void {
  table.connection.called = name;
  setMyName(name);
  table.connection.send({ t: 'sit', name, seat });
}

export function rise(table: TableModel): void {
  if (table.state.info?.status !== 'playing') forget(table.state.code);
  table.connection.send({ t: 'rise' });
}

export function rename(table: TableModel, name: string): void {
  setMyName(name);
  table.connection.send({ t: 'rename', name });
}

export function ready(table: TableModel, on: boolean): void {
  table.connection.send({ t: 'ready', ready: on, word: on ? randomWord() : '' });
}

export function configure(table: TableModel, change: Partial<Config>): void {
  if (table.state.info)
    table.connection.send({ t: 'configure', config: { ...table.state.info.config, ...change } });
}

/** Open seats are filled with this bot. */
export function start(table: TableModel, bots: string): void {
  table.connection.send({ t: 'start', bots });
}

/** A bot for a seat; an empty name opens it again. */
export function appoint(table: TableModel, seat: number, bot: string): void {
  table.connection.send({ t: 'appoint', seat, bot });
}

export function pause(table: TableModel, on: boolean): void {
  table.connection.send({ t: 'pause', paused: on });
}

export function again(table: TableModel): void {
  table.connection.send({ t: 'again' });
}

/** This client's share of the seed of the deal: eighty random bits. */
function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
