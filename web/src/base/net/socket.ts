/** A WebSocket to a table that reconnects by itself. It carries messages and knows no game. */

import { newSocket, takeAhead, text } from './early-socket.ts';
import type { Asks, Tells } from '../protocol/protocol.gen.ts';

export interface SocketEvents {
  /** The socket is open; nothing was sent yet. */
  opened: () => void;
  told: (message: Tells) => void;
  /** The socket is closed; the next attempt is at this time (`performance.now()`). */
  lost: (retryAt: number) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** Random part of each wait, so that not all clients reconnect at once. */
const JITTER = 0.3;
/** Milliseconds after which an attempt to connect is given up. */
const PATIENCE = 10_000;

export class ReconnectingSocket {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  readonly #code: string;
  readonly #events: SocketEvents;
  /** The join message that the early socket has sent already. */
  #said = '';
  readonly #retry = (): void => {
    this.retry();
  };
  readonly #look = (): void => {
    if (document.visibilityState === 'visible') this.retry();
  };

  constructor(code: string, events: SocketEvents) {
    this.#code = code;
    this.#events = events;
  }

  open(): void {
    window.addEventListener('online', this.#retry);
    document.addEventListener('visibilitychange', this.#look);
    this.#dial();
  }

  close(): void {
    window.removeEventListener('online', this.#retry);
    document.removeEventListener('visibilitychange', this.#look);
    this.#hangUp();
  }

  /** The server answered as expected: the next wait is short again. */
  settled(): void {
    this.#wait = FIRST_WAIT;
  }

  /** Try now instead of waiting. */
  retry(): void {
    if (this.#socket === null && this.#timer !== undefined) this.#dial();
  }

  /** The socket is open but dead: close it and reconnect. */
  drop(): void {
    this.#hangUp();
    this.#later();
  }

  /** Send a message; false if the socket is not open. */
  send(message: Asks): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    const written = JSON.stringify(message);
    if (written !== this.#said) this.#socket.send(written);
    this.#said = '';
    return true;
  }

  #dial(): void {
    this.#hangUp();
    const ahead = takeAhead();
    const socket = ahead?.socket ?? newSocket(this.#code);
    this.#socket = socket;
    this.#said = ahead?.said ?? '';
    this.#timer = setTimeout(() => {
      this.drop();
    }, PATIENCE);
    socket.onopen = () => {
      this.#opened();
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      this.#hear(data);
    };
    socket.onclose = () => {
      this.drop();
    };
    if (socket.readyState === WebSocket.OPEN) this.#opened();
    for (const { data } of ahead?.heard ?? []) this.#hear(data);
  }

  #opened(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#events.opened();
  }

  #hear(data: unknown): void {
    const message = decoded(data);
    if (message) this.#events.told(message);
  }

  #later(): void {
    const wait = this.#wait * (1 + Math.random() * JITTER);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = setTimeout(() => {
      this.#dial();
    }, wait);
    this.#events.lost(performance.now() + wait);
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** A frame as a message; null if it is not one. */
function decoded(data: unknown): Tells | null {
  try {
    const message: unknown = JSON.parse(text(data));
    return typeof message === 'object' && message !== null && 't' in message
      ? (message as Tells)
      : null;
  } catch {
    return null;
  }
}
