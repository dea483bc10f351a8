/** A server that can be held in the hand, for tests of any folder. Not part of the page. */

import { vi } from 'vitest';

import { speak } from '../base/i18n/full.testkit.ts';
import type {
  Asks,
  Config,
  Logged,
  Moved,
  SeatInfo,
  Staged,
  Sync,
  TableInfo,
  Tells,
} from '../base/protocol/protocol.gen.ts';
import { saboteurView } from '../base/protocol/game.testkit.ts';
import type { GameEvent } from '../base/protocol/view.ts';
import { TableModel } from './table.ts';

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('nobody has dialled');
    return last;
  }

  readyState = 0;
  binaryType = '';
  sent: Asks[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Asks);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The line breaks. */
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  tell(message: Tells, { binary = false } = {}): void {
    const text = JSON.stringify(message);
    this.onmessage?.({ data: binary ? new TextEncoder().encode(text).buffer : text });
  }

  asked<Kind extends Asks['t']>(kind: Kind): Extract<Asks, { t: Kind }>[] {
    return this.sent.filter((ask): ask is Extract<Asks, { t: Kind }> => ask.t === kind);
  }
}

export const config: Config = {
  game: 'saboteur',
  options: {},
  seats: 3,
  pace: 'none',
  bot_pace: 'normal',
  listed: false,
  watch: true,
  talk: true,
  open_cards: true,
};

export function seat(name: string, change: Partial<SeatInfo> = {}): SeatInfo {
  return {
    kind: 'person',
    name,
    bot: '',
    ready: true,
    present: true,
    host: false,
    standin: '',
    away: 0,
    waiting: -1,
    offered: false,
    learner: false,
    ...change,
  };
}

export function info(change: Partial<TableInfo> = {}): TableInfo {
  return {
    code: 'red-fox',
    status: 'playing',
    number: 1,
    game_id: 'g1',
    rules: 'saboteur@1',
    config,
    seats: [
      seat('Ada', { host: true }),
      seat('Béla'),
      seat('Robo', { kind: 'bot', bot: 'greedy' }),
    ],
    promise: '00',
    paused: false,
    watchers: 0,
    applicants: [],
    rounds_left: 2,
    ...change,
  };
}

export function sync(change: Partial<Sync> = {}): Sync {
  return {
    t: 'sync',
    table: info(),
    you: 0,
    seq: 10,
    view: saboteurView(),
    legal: [],
    calls: [],
    staged: [],
    log: [],
    clock: null,
    ballot: null,
    said: [],
    understood: true,
    notices: [],
    digest: null,
    ...change,
  };
}

export function moved(since: number, seq: number, change: Partial<Moved> = {}): Moved {
  return {
    t: 'moved',
    since,
    seq,
    log: [],
    view: saboteurView({ agenda: [{ due: 'turn', seat: 1 }] }),
    legal: [],
    calls: [],
    clock: null,
    ...change,
  };
}

export function staged(change: Partial<Staged> = {}): Staged {
  return {
    t: 'staged',
    seq: 10,
    ref: 1,
    staged: [],
    view: saboteurView(),
    legal: [],
    log: [],
    ...change,
  };
}

export function logged(seq: number, ...events: GameEvent[]): Logged {
  return { seq, events, how: '' };
}

/** A table that nobody has joined yet, with stopped timers and a line that tests hold. */
export function sitDown(): TableModel {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
  speak('en');
  return new TableModel('red-fox');
}

export function getUp(table: TableModel): void {
  table.connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** The line of a table that has heard its first message. */
export function joined(table: TableModel, first: Tells): FakeSocket {
  table.connection.connect();
  FakeSocket.last.open();
  FakeSocket.last.tell(first);
  return FakeSocket.last;
}
