/** The HTTP requests to the server. */

import type {
  Brief,
  GameInfo,
  OpenTable,
  Opened,
  Replay,
  TableInfo,
} from '../protocol/protocol.gen.ts';
import { ask, part } from './http.ts';
import { at } from './base-path.ts';
import { rememberGame } from '../last-game.ts';
import { held, myTables, remember, setMyName } from '../saved-seats.ts';
import type { View } from '../protocol/view.ts';

export interface RuleExample {
  rule: string;
  view: View;
}

export interface RuleSection {
  /** As the rule file has it: `words.section(title)`. */
  title: string;
  rules: string[];
  examples: RuleExample[];
}

export interface RuleBook {
  sections: RuleSection[];
}

export { ApiError } from './http.ts';

/** With whose eyes a game is watched; seats are counted from 1. */
export type Eyes = 'public' | 'me' | 'truth' | `${number}`;

/** The games that can be played here. */
export const games = (): Promise<GameInfo[]> => ask('/api/games');

/** Tables that anybody may join. */
export const listed = (): Promise<Brief[]> => ask('/api/tables');

/** The tables this browser has a seat at. */
export async function mine(): Promise<Brief[]> {
  const tokens = Object.fromEntries(myTables().map(({ code, token }) => [code, token]));
  return Object.keys(tokens).length > 0 ? ask('/api/mine', { tokens }) : [];
}

/** Open a table and take its first seat. */
export async function openTable(body: OpenTable): Promise<Opened> {
  const opened = await ask<Opened>('/api/tables', body);
  setMyName(body.name);
  remember({ ...opened, name: body.name });
  if (body.config) rememberGame(body.config.game, body.config.seats);
  return opened;
}

export const tableInfo = (code: string): Promise<TableInfo> => ask(`/api/tables/${part(code)}`);

/** A game that is over; for my own eyes with the token of my seat, where cards are open for any seat. */
export const replay = (id: string, eyes: Eyes = 'public', token = ''): Promise<Replay> =>
  ask(`/api/replays/${part(id)}?as=${eyes}`, undefined, token);

export const rules = (game: string): Promise<RuleBook> => ask(`/api/rules/${part(game)}`);

export const recordLink = (id: string): string => `/api/replays/${part(id)}/record`;

export const qrLink = (code: string): string => at(`/api/tables/${part(code)}/qr.svg`);

/** The token of my seat at a table, if I have one. */
export const tokenOf = (code: string): string => held(code)?.token ?? '';
