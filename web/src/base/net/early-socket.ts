/**
 * The WebSocket of a table, opened by the first script of the page: the state of the table and the
 * cards of its game are received while the rest of the page is still loading.
 */

import { at } from './base-path.ts';
import { askEarly, part } from './http.ts';
import { VERSION, type Join } from '../protocol/protocol.gen.ts';
import { held } from '../saved-seats.ts';

export interface Ahead {
  readonly socket: WebSocket;
  /** The join message that was sent. */
  readonly said: string;
  /** The messages received since. */
  readonly heard: readonly MessageEvent<unknown>[];
}

let ahead: Ahead | null = null;

/** Join a table before the page that shows it is loaded. */
export function callAhead(code: string): void {
  const socket = newSocket(code);
  const heard: MessageEvent<unknown>[] = [];
  ahead = { socket, said: '', heard };
  socket.onopen = () => {
    const said = JSON.stringify(joining(code, -1, 0));
    socket.send(said);
    ahead &&= { ...ahead, said };
  };
  socket.onmessage = (message: MessageEvent<unknown>) => {
    if (heard.push(message) === 1) askForCards(message.data);
  };
}

/** The address of the card list of a game. */
export const cardsOf = (game: string): string => `/api/games/${part(game)}/cards`;

function askForCards(data: unknown): void {
  const [, game] = /"game":"([^"]+)"/.exec(text(data)) ?? [];
  if (game) askEarly(cardsOf(game));
}

/** The text of a frame. */
export const text = (data: unknown): string =>
  data instanceof ArrayBuffer ? new TextDecoder().decode(data) : String(data);

/** Hand over the early socket; null if there is none, it was taken before, or it closed. */
export function takeAhead(): Ahead | null {
  const taken = ahead;
  ahead = null;
  return taken && taken.socket.readyState <= WebSocket.OPEN ? taken : null;
}

/** The address of a socket names its table. */
export function newSocket(code: string): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}${at(`/ws/${part(code)}`)}`);
  socket.binaryType = 'arraybuffer';
  return socket;
}

/** Ask for everything after a moment of a game. */
export const joining = (code: string, seq: number, number: number): Join => ({
  t: 'join',
  token: held(code)?.token ?? '',
  seq,
  number,
  version: VERSION,
});
