import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { rise, sit, start } from './lobby-commands.ts';
import type { TableStore } from './table.svelte.ts';
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

let store: TableStore;

const connected = (first = sync()): FakeSocket => joined(store, first);

/** Break the line and let it come back; the new one is open but not synced. */
function reconnected(line: FakeSocket): FakeSocket {
  line.cut();
  vi.advanceTimersByTime(500);
  FakeSocket.last.open();
  return FakeSocket.last;
}

beforeEach(() => {
  store = sitDown();
});

afterEach(() => {
  getUp(store);
});

describe('joining', () => {
  it('begins with the token this browser holds, and nothing seen', () => {
    remember({ code: 'red-fox', token: 'secret', seat: 0, name: 'Ada' });
    const line = connected();

    expect(line.address).toMatch(/^ws:\/\/.*\/ws\/red-fox$/);
    expect(line.sent).toEqual([{ t: 'join', token: 'secret', seq: -1, number: 0, version: 2 }]);
  });

  it('takes everything from a sync', () => {
    expect(store.link).toBe('connecting');
    connected(
      sync({ legal: [lay], log: [logged(9, placed)], clock: { seat: 0, left: 5000, of: 60000 } }),
    );

    expect(store.link).toBe('open');
    expect(store.names).toEqual(['Ada', 'Béla', 'Robo']);
    expect([store.isSeated, store.isHost, store.myTurn]).toEqual([true, true, true]);
    expect(store.hand).toEqual(['NEW', 'map']);
    expect(store.log).toEqual([{ seq: 9, how: '', event: placed }]);
    expect(store.fresh).toEqual([]);
    expect(store.clock?.ends).toBe(performance.now() + 5000);
  });

  it('reads binary frames, and skips what is no message', () => {
    store.connect();
    FakeSocket.last.open();
    FakeSocket.last.onmessage?.({ data: 'nonsense' });
    FakeSocket.last.onmessage?.({ data: '[]' });
    FakeSocket.last.tell(sync(), { binary: true });

    expect(store.link).toBe('open');
  });

  it('keeps the token of a seat', () => {
    const line = connected(sync({ you: -4, table: info({ status: 'filling' }), view: null }));
    sit(store, 'Ada');
    line.tell({ t: 'seated', seat: 1, token: 'mine' });

    expect(line.asked('sit')).toEqual([{ t: 'sit', name: 'Ada', seat: -1 }]);
    expect(held('red-fox')).toMatchObject({ token: 'mine', seat: 1, name: 'Ada' });
    expect(store.you).toBe(1);
    rise(store);
    expect(held('red-fox')).toBeNull();
  });

  it('forgets a token that holds no seat', () => {
    remember({ code: 'red-fox', token: 'old', seat: 0, name: 'Ada' });
    store.connect();
    FakeSocket.last.open();
    FakeSocket.last.tell({ t: 'wrong', why: 'token', ref: -1, detail: '' });

    expect(held('red-fox')).toBeNull();
  });

  it.each(['no-table', 'version'] as const)('gives up after %s', (why) => {
    store.connect();
    FakeSocket.last.open();
    FakeSocket.last.tell({ t: 'wrong', why, ref: -1, detail: '' });
    vi.advanceTimersByTime(60_000);

    expect(store.link).toBe('gone');
    expect(store.wrong?.why).toBe(why);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('going on', () => {
  it('adds what happened', () => {
    const line = connected();
    const heard: unknown[] = [];
    store.hear((fresh) => heard.push(fresh));
    line.tell(moved(10, 12, { log: [logged(11, placed), logged(12, drawn)] }));

    expect(store.seq).toBe(12);
    expect(store.fresh.map(({ event }) => event)).toEqual([placed, drawn]);
    expect(heard).toEqual([store.fresh]);
    expect(store.log).toHaveLength(2);
    expect([store.myTurn, store.actor]).toEqual([false, 1]);
  });

  it('joins again when something is missing, once', () => {
    const line = connected();
    line.tell(moved(11, 12));
    line.tell(moved(12, 13));

    expect(store.seq).toBe(10);
    expect(line.asked('join').slice(1)).toEqual([
      { t: 'join', token: '', seq: 10, number: 1, version: 2 },
    ]);
    line.tell(sync({ seq: 13, log: [logged(11, placed)] }));
    line.tell(moved(13, 14));
    expect(store.seq).toBe(14);
    expect(store.fresh).toEqual([]);
  });

  it('keeps the log it had and takes what a sync knows better', () => {
    const line = connected(sync({ log: [logged(8, drawn), logged(10, placed)] }));
    line.tell(sync({ seq: 12, log: [logged(10, placed), logged(12, drawn)] }));

    expect(store.log.map(({ seq }) => seq)).toEqual([8, 10, 12]);
    expect(store.fresh.map(({ seq }) => seq)).toEqual([12]);
  });

  it('begins a new log with a new game', () => {
    const line = connected(sync({ log: [logged(10, placed)] }));
    line.tell(sync({ seq: 0, table: info({ number: 2, status: 'filling' }), view: null }));

    expect(store.log).toEqual([]);
    expect(store.myTurn).toBe(false);
  });

  it('asks for the role again in every round', () => {
    const line = connected();
    line.tell(moved(10, 11, { log: [logged(11, { did: 'roundbegan', round: 2, cards: [] })] }));

    expect(store.understood).toBe(false);
    store.understand();
    expect(store.understood).toBe(true);
    expect(line.asked('understood')).toHaveLength(1);
  });
});

describe('staging', () => {
  it('shows what is staged, and tells it as news only once', () => {
    const line = connected(sync({ legal: [lay] }));
    store.act([lay]);
    const [act] = line.asked('act');
    expect(act).toMatchObject({ seq: 10, staged: 0, end: false, actions: [lay] });
    expect(store.busy).toBe(true);

    line.tell(staged({ ref: act?.ref ?? 0, staged: [lay], log: [logged(10, placed)] }));
    expect([store.busy, store.staged.length, store.myTurn]).toEqual([false, 1, true]);
    expect(store.fresh.map(({ event }) => event)).toEqual([placed]);
    expect(store.log).toEqual([]);

    store.end();
    line.tell(moved(10, 12, { log: [logged(11, placed), logged(12, drawn)] }));
    expect(store.staged).toEqual([]);
    expect(store.fresh.map(({ event }) => event)).toEqual([drawn]);
    expect(store.log.map(({ event }) => event)).toEqual([placed, drawn]);
  });

  it('takes back', () => {
    const line = connected();
    line.tell(staged({ staged: [lay], log: [logged(10, placed)] }));
    store.back();
    expect(line.asked('back')).toMatchObject([{ seq: 10 }]);
    line.tell(staged({ staged: [], log: [logged(10)] }));

    expect([store.staged, store.stagedLog, store.fresh]).toEqual([[], [], []]);
  });

  it('follows another tab of mine', () => {
    const line = connected(sync({ legal: [lay] }));
    line.tell(staged({ ref: 77, staged: [lay], log: [logged(10, placed)] }));
    expect(store.staged).toEqual([lay]);

    store.end();
    expect(line.asked('end')).toMatchObject([{ seq: 10 }]);
    line.tell(moved(10, 11));
    line.tell({ t: 'wrong', why: 'stale', ref: 99, detail: '' });
    expect(line.asked('join')).toHaveLength(2);
  });

  it('sends moves one after another', () => {
    const line = connected();
    store.act([lay]);
    store.end();
    expect(line.asked('end')).toEqual([]);

    line.tell(staged({ ref: line.asked('act')[0]?.ref ?? 0, staged: [lay] }));
    expect(line.asked('end')).toMatchObject([{ seq: 10 }]);
  });

  it('drops a waiting move when the table has changed', () => {
    const line = connected();
    store.act([lay]);
    store.act([lay]);
    line.tell(moved(10, 11));

    expect(line.asked('act')).toHaveLength(1);
    expect(store.busy).toBe(false);
  });
});

describe('what is not allowed', () => {
  it('is a refusal with the action it is about', () => {
    const line = connected();
    store.act([lay]);
    const ref = line.asked('act')[0]?.ref ?? 0;
    line.tell({ t: 'refused', ref, rule: 'SAB-042', args: { side: 'north' } });

    expect(store.refusal).toEqual({ rule: 'SAB-042', args: { side: 'north' }, action: lay });
    expect(store.busy).toBe(false);
    store.end();
    expect(store.refusal).toBeNull();
  });

  it('is something wrong', () => {
    const line = connected();
    start(store);
    line.tell({ t: 'wrong', why: 'host-only', ref: -1, detail: 'x' });

    expect(store.wrong).toEqual({ why: 'host-only', detail: 'x' });
    store.clearTrouble();
    expect(store.wrong).toBeNull();
  });
});

describe('questions', () => {
  it('are answered by their number', async () => {
    const line = connected();
    const why = store.why(lay);
    const preview = store.preview(lay);
    const [asked] = line.asked('why');
    const [wanted] = line.asked('preview');
    line.tell({ t: 'foreseen', ref: wanted?.ref ?? 0, events: [placed], publishes: false });
    line.tell({ t: 'reason', ref: asked?.ref ?? 0, rule: 'SAB-041', args: {} });

    expect(await why).toEqual({ rule: 'SAB-041', args: {} });
    expect(await preview).toEqual({ events: [placed], publishes: false });
  });

  it('fail after five seconds, without a line, or when they are wrong', async () => {
    const line = connected();
    const slow = expect(store.why(lay)).rejects.toThrow('line');
    vi.advanceTimersByTime(5000);
    await slow;

    const refused = expect(store.preview(lay)).rejects.toThrow('refused');
    const ref = line.asked('preview')[0]?.ref ?? 0;
    line.tell({ t: 'refused', ref, rule: 'SAB-042', args: {} });
    await refused;
    const early = expect(store.why(lay)).rejects.toThrow('not-your-turn');
    line.tell({
      t: 'wrong',
      why: 'not-your-turn',
      ref: line.asked('why')[1]?.ref ?? 0,
      detail: '',
    });
    await early;
    expect([store.refusal, store.wrong]).toEqual([null, null]);

    line.cut();
    await expect(store.why(lay)).rejects.toThrow('line');
  });
});

describe('a lost line', () => {
  it('comes back by itself, ever more patiently, and joins where it was', () => {
    const line = connected();
    line.cut();
    expect(store.link).toBe('lost');
    expect(store.retryAt).toBeGreaterThan(performance.now());

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
    expect([store.link, store.retryAt]).toEqual(['open', null]);
  });

  it('is tried at once when asked, or when the browser is online again', () => {
    connected().cut();
    store.retry();
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.cut();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('sends an unanswered act again if the table shows nothing of it', () => {
    const line = connected();
    store.act([lay]);
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
    store.act([lay]);
    const next = reconnected(line);
    next.tell(sync(change));

    expect(next.asked('act')).toEqual([]);
    expect(store.busy).toBe(false);
  });

  it('is given up when an act is not answered', () => {
    connected();
    store.act([lay]);
    vi.advanceTimersByTime(8000);

    expect(store.link).toBe('lost');
  });

  it('keeps an act on its way while others come and go', () => {
    const line = connected();
    store.act([lay]);
    line.tell(sync());

    expect(line.asked('act')).toHaveLength(1);
    expect(store.busy).toBe(true);
  });

  it('says later what was said meanwhile', () => {
    const line = connected();
    line.cut();
    store.say('hello');
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    expect(FakeSocket.last.asked('say')).toEqual([]);
    FakeSocket.last.tell(sync());

    expect(FakeSocket.last.asked('say')).toEqual([{ t: 'say', text: 'hello' }]);
  });

  it('stays closed when it was closed', () => {
    const line = connected();
    store.close();
    line.cut();
    vi.advanceTimersByTime(60_000);

    expect(FakeSocket.all).toHaveLength(1);
  });
});
