/** A line to a table that comes back by itself. It carries messages and knows no game. */

import type { Asks, Tells } from './protocol.gen.ts';

export interface LineEvents {
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

export class Line {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  readonly #events: LineEvents;
  readonly #address: string;
  readonly #retry = (): void => {
    this.retry();
  };
  readonly #look = (): void => {
    if (document.visibilityState === 'visible') this.retry();
  };

  constructor(events: LineEvents, address = lineAddress()) {
    this.#events = events;
    this.#address = address;
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
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #dial(): void {
    this.#hangUp();
    const socket = new WebSocket(this.#address);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    this.#timer = setTimeout(() => {
      this.drop();
    }, PATIENCE);
    socket.onopen = () => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#events.opened();
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = decoded(data);
      if (message) this.#events.told(message);
    };
    socket.onclose = () => {
      this.drop();
    };
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

export function lineAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

/** A frame as a message; null for what is none. */
function decoded(data: unknown): Tells | null {
  try {
    const text = data instanceof ArrayBuffer ? new TextDecoder().decode(data) : String(data);
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null && 't' in message
      ? (message as Tells)
      : null;
  } catch {
    return null;
  }
}
