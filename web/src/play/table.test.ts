import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { rise, sit, start } from './lobby-commands.ts';
import type { TableModel } from './table.ts';
import {
  FakeSocket,
  getUp,
  info,
  joined,
  logged,
  moved,
  sitDown,
  staged,
  sync,
} from './table.testkit.ts';
import { held, remember } from '../base/saved-seats.ts';
import type { Action, GameEvent } from '../base/protocol/view.ts';

const lay: Action = { do: 'place', tile: ['NEW', 0], at: [1, 0] };
const placed: GameEvent = { did: 'placed', cards: ['NEW'], seat: 0, tile: ['NEW', 0], at: [1, 0] };
const drawn: GameEvent = { did: 'dealt', cards: ['EW'], source: 'stock', target: 'hand1' };

let table: TableModel;

const connected = (first = sync()): FakeSocket => joined(table, first);

/** Break the line and let it come back; the new one is open but not synced. */
function reconnected(line: FakeSocket): FakeSocket {
  line.cut();
  vi.advanceTimersByTime(500);
  FakeSocket.last.open();
  return FakeSocket.last;
}

beforeEach(() => {
  table = sitDown();
});

afterEach(() => {
  getUp(table);
});

describe('joining', () => {
  it('begins with the token this browser holds, and nothing seen', () => {
    remember({ code: 'red-fox', token: 'secret', seat: 0, name: 'Ada' });
    const line = connected();

    expect(line.address).toMatch(/^ws:\/\/.*\/ws\/red-fox$/);
    expect(line.sent).toEqual([{ t: 'join', token: 'secret', seq: -1, number: 0, version: 2 }]);
  });

  it('takes everything from a sync', () => {
    expect(table.connection.link).toBe('connecting');
    connected(
      sync({ legal: [lay], log: [logged(9, placed)], clock: { seat: 0, left: 5000, of: 60000 } }),
    );

    expect(table.connection.link).toBe('open');
    expect(table.state.names).toEqual(['Ada', 'Béla', 'Robo']);
    expect([table.state.isSeated, table.state.isHost, table.state.myTurn]).toEqual([
      true,
      true,
      true,
    ]);
    expect(table.state.hand).toEqual(['NEW', 'map']);
    expect(table.state.log).toEqual([{ seq: 9, how: '', event: placed }]);
    expect(table.state.fresh).toEqual([]);
    expect(table.state.clock?.ends).toBe(performance.now() + 5000);
  });

  it('reads binary frames, and skips what is no message', () => {
    table.connection.connect();
    FakeSocket.last.open();
    FakeSocket.last.onmessage?.({ data: 'nonsense' });
    FakeSocket.last.onmessage?.({ data: '[]' });
    FakeSocket.last.tell(sync(), { binary: true });

    expect(table.connection.link).toBe('open');
  });

  it('keeps the token of a seat', () => {
    const line = connected(sync({ you: -4, table: info({ status: 'filling' }), view: null }));
    sit(table, 'Ada');
    line.tell({ t: 'seated', seat: 1, token: 'mine' });

    expect(line.asked('sit')).toEqual([{ t: 'sit', name: 'Ada', seat: -1 }]);
    expect(held('red-fox')).toMatchObject({ token: 'mine', seat: 1, name: 'Ada' });
    expect(table.state.you).toBe(1);
    rise(table);
    expect(held('red-fox')).toBeNull();
  });

  it('forgets a token that holds no seat', () => {
    remember({ code: 'red-fox', token: 'old', seat: 0, name: 'Ada' });
    table.connection.connect();
    FakeSocket.last.open();
    FakeSocket.last.tell({ t: 'wrong', why: 'token', ref: -1, detail: '' });

    expect(held('red-fox')).toBeNull();
  });

  it.each(['no-table', 'version'] as const)('gives up after %s', (why) => {
    table.connection.connect();
    FakeSocket.last.open();
    FakeSocket.last.tell({ t: 'wrong', why, ref: -1, detail: '' });
    vi.advanceTimersByTime(60_000);

    expect(table.connection.link).toBe('gone');
    expect(table.state.wrong?.why).toBe(why);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('going on', () => {
  it('adds what happened', () => {
    const line = connected();
    const heard: unknown[] = [];
    table.connection.subscribe((fresh) => heard.push(fresh));
    line.tell(moved(10, 12, { log: [logged(11, placed), logged(12, drawn)] }));

    expect(table.state.seq).toBe(12);
    expect(table.state.fresh.map(({ event }) => event)).toEqual([placed, drawn]);
    expect(heard).toEqual([table.state.fresh]);
    expect(table.state.log).toHaveLength(2);
    expect([table.state.myTurn, table.state.actor]).toEqual([false, 1]);
  });

  it('joins again when something is missing, once', () => {
    const line = connected();
    line.tell(moved(11, 12));
    line.tell(moved(12, 13));

    expect(table.state.seq).toBe(10);
    expect(line.asked('join').slice(1)).toEqual([
      { t: 'join', token: '', seq: 10, number: 1, version: 2 },
    ]);
    line.tell(sync({ seq: 13, log: [logged(11, placed)] }));
    line.tell(moved(13, 14));
    expect(table.state.seq).toBe(14);
    expect(table.state.fresh).toEqual([]);
  });

  it('keeps the log it had and takes what a sync knows better', () => {
    const line = connected(sync({ log: [logged(8, drawn), logged(10, placed)] }));
    line.tell(sync({ seq: 12, log: [logged(10, placed), logged(12, drawn)] }));

    expect(table.state.log.map(({ seq }) => seq)).toEqual([8, 10, 12]);
    expect(table.state.fresh.map(({ seq }) => seq)).toEqual([12]);
  });

  it('begins a new log with a new game', () => {
    const line = connected(sync({ log: [logged(10, placed)] }));
    line.tell(sync({ seq: 0, table: info({ number: 2, status: 'filling' }), view: null }));

    expect(table.state.log).toEqual([]);
    expect(table.state.myTurn).toBe(false);
  });

  it('asks for the role again in every round', () => {
    const line = connected();
    line.tell(moved(10, 11, { log: [logged(11, { did: 'roundbegan', round: 2, cards: [] })] }));

    expect(table.state.understood).toBe(false);
    table.commands.understand();
    expect(table.state.understood).toBe(true);
    expect(line.asked('understood')).toHaveLength(1);
  });
});

describe('staging', () => {
  it('shows what is staged, and tells it as news only once', () => {
    const line = connected(sync({ legal: [lay] }));
    table.commands.act([lay]);
    const [act] = line.asked('act');
    expect(act).toMatchObject({ seq: 10, staged: 0, end: false, actions: [lay] });
    expect(table.connection.busy).toBe(true);

    line.tell(staged({ ref: act?.ref ?? 0, staged: [lay], log: [logged(10, placed)] }));
    expect([table.connection.busy, table.state.staged.length, table.state.myTurn]).toEqual([
      false,
      1,
      true,
    ]);
    expect(table.state.fresh.map(({ event }) => event)).toEqual([placed]);
    expect(table.state.log).toEqual([]);

    table.commands.end();
    line.tell(moved(10, 12, { log: [logged(11, placed), logged(12, drawn)] }));
    expect(table.state.staged).toEqual([]);
    expect(table.state.fresh.map(({ event }) => event)).toEqual([drawn]);
    expect(table.state.log.map(({ event }) => event)).toEqual([placed, drawn]);
  });

  it('takes back', () => {
    const line = connected();
    line.tell(staged({ staged: [lay], log: [logged(10, placed)] }));
    table.commands.back();
    expect(line.asked('back')).toMatchObject([{ seq: 10 }]);
    line.tell(staged({ staged: [], log: [logged(10)] }));

    expect([table.state.staged, table.state.stagedLog, table.state.fresh]).toEqual([[], [], []]);
  });

  it('follows another tab of mine', () => {
    const line = connected(sync({ legal: [lay] }));
    line.tell(staged({ ref: 77, staged: [lay], log: [logged(10, placed)] }));
    expect(table.state.staged).toEqual([lay]);

    table.commands.end();
    expect(line.asked('end')).toMatchObject([{ seq: 10 }]);
    line.tell(moved(10, 11));
    line.tell({ t: 'wrong', why: 'stale', ref: 99, detail: '' });
    expect(line.asked('join')).toHaveLength(2);
  });

  it('sends moves one after another', () => {
    const line = connected();
    table.commands.act([lay]);
    table.commands.end();
    expect(line.asked('end')).toEqual([]);

    line.tell(staged({ ref: line.asked('act')[0]?.ref ?? 0, staged: [lay] }));
    expect(line.asked('end')).toMatchObject([{ seq: 10 }]);
  });

  it('drops a waiting move when the table has changed', () => {
    const line = connected();
    table.commands.act([lay]);
    table.commands.act([lay]);
    line.tell(moved(10, 11));

    expect(line.asked('act')).toHaveLength(1);
    expect(table.connection.busy).toBe(false);
  });
});

describe('what is not allowed', () => {
  it('is a refusal with the action it is about', () => {
    const line = connected();
    table.commands.act([lay]);
    const ref = line.asked('act')[0]?.ref ?? 0;
    line.tell({ t: 'refused', ref, rule: 'SAB-042', args: { side: 'north' } });

    expect(table.state.refusal).toEqual({ rule: 'SAB-042', args: { side: 'north' }, action: lay });
    expect(table.connection.busy).toBe(false);
    table.commands.end();
    expect(table.state.refusal).toBeNull();
  });

  it('is something wrong', () => {
    const line = connected();
    start(table, 'foreman');
    line.tell({ t: 'wrong', why: 'host-only', ref: -1, detail: 'x' });

    expect(table.state.wrong).toEqual({ why: 'host-only', detail: 'x' });
    table.state.clearErrors();
    expect(table.state.wrong).toBeNull();
  });
});

describe('questions', () => {
  it('are answered by their number', async () => {
    const line = connected();
    const why = table.commands.why(lay);
    const preview = table.commands.preview(lay);
    const [asked] = line.asked('why');
    const [wanted] = line.asked('preview');
    line.tell({
      t: 'foreseen',
      ref: wanted?.ref ?? 0,
      events: [placed],
      publishes: false,
      next: 'walk',
    });
    line.tell({ t: 'reason', ref: asked?.ref ?? 0, rule: 'SAB-041', args: {} });

    expect(await why).toEqual({ rule: 'SAB-041', args: {} });
    expect(await preview).toEqual({ events: [placed], publishes: false, next: 'walk' });
  });

  it('fail after five seconds, without a line, or when they are wrong', async () => {
    const line = connected();
    const slow = expect(table.commands.why(lay)).rejects.toThrow('line');
    vi.advanceTimersByTime(5000);
    await slow;

    const refused = expect(table.commands.preview(lay)).rejects.toThrow('refused');
    const ref = line.asked('preview')[0]?.ref ?? 0;
    line.tell({ t: 'refused', ref, rule: 'SAB-042', args: {} });
    await refused;
    const early = expect(table.commands.why(lay)).rejects.toThrow('not-your-turn');
    line.tell({
      t: 'wrong',
      why: 'not-your-turn',
      ref: line.asked('why')[1]?.ref ?? 0,
      detail: '',
    });
    await early;
    expect([table.state.refusal, table.state.wrong]).toEqual([null, null]);

    line.cut();
    await expect(table.commands.why(lay)).rejects.toThrow('line');
  });
});

describe('a lost line', () => {
  it('comes back by itself, ever more patiently, and joins where it was', () => {
    const line = connected();
    line.cut();
    expect(table.connection.link).toBe('lost');
    expect(table.connection.retryAt).toBeGreaterThan(performance.now());

    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.cut();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(3);
    FakeSocket.last.open();
    expect(FakeSocket.last.asked('join')).toMatchObject([{ seq: 10, number: 1 }]);
    FakeSocket.last.tell(sync());
    expect([table.connection.link, table.connection.retryAt]).toEqual(['open', null]);
  });

  it('is tried at once when asked, or when the browser is online again', () => {
    connected().cut();
    table.connection.retry();
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.cut();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('sends an unanswered act again if the table shows nothing of it', () => {
    const line = connected();
    table.commands.act([lay]);
    const next = reconnected(line);
    expect(next.asked('act')).toEqual([]);
    next.tell(sync());

    expect(next.asked('act')).toMatchObject([{ seq: 10, staged: 0, actions: [lay] }]);
  });

  it.each([
    ['it was staged', { staged: [lay] }],
    ['the game went on', { seq: 12 }],
    ['another game began', { table: info({ number: 2 }) }],
  ])('does not act twice when %s', (_, change) => {
    const line = connected();
    table.commands.act([lay]);
    const next = reconnected(line);
    next.tell(sync(change));

    expect(next.asked('act')).toEqual([]);
    expect(table.connection.busy).toBe(false);
  });

  it('is given up when an act is not answered', () => {
    connected();
    table.commands.act([lay]);
    vi.advanceTimersByTime(8000);

    expect(table.connection.link).toBe('lost');
  });

  it('keeps an act on its way while others come and go', () => {
    const line = connected();
    table.commands.act([lay]);
    line.tell(sync());

    expect(line.asked('act')).toHaveLength(1);
    expect(table.connection.busy).toBe(true);
  });

  it('says later what was said meanwhile', () => {
    const line = connected();
    line.cut();
    table.commands.say('hello');
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    expect(FakeSocket.last.asked('say')).toEqual([]);
    FakeSocket.last.tell(sync());

    expect(FakeSocket.last.asked('say')).toEqual([{ t: 'say', text: 'hello' }]);
  });

  it('stays closed when it was closed', () => {
    const line = connected();
    table.connection.close();
    line.cut();
    vi.advanceTimersByTime(60_000);

    expect(FakeSocket.all).toHaveLength(1);
  });
});
