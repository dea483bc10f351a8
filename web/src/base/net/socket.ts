/** A line to a table that comes back by itself. It carries messages and knows no game. */

import { newSocket, takeAhead, text } from './early-socket.ts';
import type { Asks, Tells } from '../protocol/protocol.gen.ts';

export interface SocketEvents {
  /** The line is open; nothing was said yet. */
  opened: () => void;
  told: (message: Tells) => void;
  /** The line is lost and is tried again at this time (`performance.now()`). */
  lost: (retryAt: number) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** Waits differ by up to this part, so that not all come back at once. */
const JITTER = 0.3;
/** Longer than this without an open line, and the try is given up. */
const PATIENCE = 10_000;

export class ReconnectingSocket {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  readonly #code: string;
  readonly #events: SocketEvents;
  /** What was said ahead, before this line took the socket over. */
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

  /** The other end was heard as it should: the next wait is short again. */
  settled(): void {
    this.#wait = FIRST_WAIT;
  }

  /** Try now instead of waiting. */
  retry(): void {
    if (this.#socket === null && this.#timer !== undefined) this.#dial();
  }

  /** The line is open but dead: drop it, and dial again. */
  drop(): void {
    this.#hangUp();
    this.#later();
  }

  /** Whether it could be sent. */
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

/** A frame as a message; null for what is none. */
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
