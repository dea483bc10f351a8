import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import * as sound from '../base/sound/sound.ts';
import { read, settings } from '../base/settings.svelte.ts';
import { isCallOpen, setCalls } from '../base/notification.ts';
import { saboteurView } from '../base/protocol/game.testkit.ts';
import type { TableModel } from './table.ts';
import { type FakeSocket, getUp, info, joined, moved, sitDown, sync } from './table.testkit.ts';
import { TurnCall } from './turn-call.svelte.ts';

class FakeNotification {
  static permission = 'granted';
  static all: FakeNotification[] = [];
  static readonly requestPermission = vi.fn(() => Promise.resolve(FakeNotification.permission));
  onclick: (() => void) | null = null;
  isClosed = false;

  constructor(
    readonly title: string,
    readonly options: { body: string; tag: string },
  ) {
    FakeNotification.all.push(this);
  }

  close(): void {
    this.isClosed = true;
  }
}

let table: TableModel;
let line: FakeSocket;
let call: TurnCall;
let stop: () => void;
const heard = vi.spyOn(sound, 'play').mockReturnValue();
const mine = saboteurView({ agenda: [{ due: 'turn', seat: 0 }] });
const others = saboteurView({ agenda: [{ due: 'turn', seat: 1 }] });

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
  flushSync();
}

function tell(message: Parameters<FakeSocket['tell']>[0]): void {
  line.tell(message);
  flushSync();
}

function follow(first: Parameters<FakeSocket['tell']>[0]): void {
  line = joined(table, first);
  call = new TurnCall(table);
  stop = call.watch();
  flushSync();
}

beforeEach(() => {
  table = sitDown();
  Object.assign(settings, read({ language: 'en', calls: 'on' }));
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('isSecureContext', true);
  FakeNotification.all = [];
  FakeNotification.permission = 'granted';
  heard.mockClear();
  document.head.innerHTML = '<link rel="icon" href="/sub/favicon.svg">';
  hide(false);
});

afterEach(() => {
  stop();
  hide(false);
  getUp(table);
});

const badge = (): string => document.querySelector('link')?.getAttribute('href') ?? '';

describe('my turn', () => {
  it('stands in the title and on the sign of the tab, and is heard once', () => {
    follow(sync({ view: others }));
    expect(call.title('red fox')).toBe('red fox');
    tell(moved(10, 11, { view: mine }));
    expect(call.title('red fox')).toBe('● Your turn – Saboteur');
    expect(badge()).toContain('/sub/favicon-turn.svg');
    expect(heard.mock.calls).toEqual([['turn']]);

    tell(moved(11, 12, { view: others }));
    expect(call.title('red fox')).toBe('red fox');
    expect(badge()).toContain('/sub/favicon.svg');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is told by a notification while the page is hidden, and once only', () => {
    follow(sync({ view: others }));
    hide(true);
    tell(moved(10, 11, { view: mine }));
    expect(FakeNotification.all).toMatchObject([
      { title: 'Your turn – Saboteur', options: { tag: 'undermine-red-fox' }, isClosed: false },
    ]);
    expect(heard.mock.calls).toEqual([['turn']]);

    const focus = vi.spyOn(window, 'focus').mockReturnValue();
    FakeNotification.all[0]?.onclick?.();
    expect(focus).toHaveBeenCalledTimes(1);
  });

  it('takes the notification away when I look, or when the turn is over', () => {
    follow(sync({ view: others }));
    hide(true);
    tell(moved(10, 11, { view: mine }));
    hide(false);
    expect(FakeNotification.all[0]?.isClosed).toBe(true);

    hide(true);
    tell(moved(11, 12, { view: others }));
    tell(moved(12, 13, { view: mine }));
    tell(moved(13, 14, { view: others }));
    expect(FakeNotification.all.map(({ isClosed }) => isClosed)).toEqual([true, true]);
  });

  it.each([
    ['the page is in front', (): void => undefined],
    [
      'it is switched off',
      (): void => {
        settings.calls = 'off';
        hide(true);
      },
    ],
    [
      'the browser forbids it',
      (): void => {
        FakeNotification.permission = 'denied';
        hide(true);
      },
    ],
    [
      'the context is not secure',
      (): void => {
        vi.stubGlobal('isSecureContext', false);
        hide(true);
      },
    ],
  ])('shows no notification where %s', (_why, arrange) => {
    follow(sync({ view: others }));
    arrange();
    tell(moved(10, 11, { view: mine }));
    expect(FakeNotification.all).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

it('calls when the game begins behind another window', () => {
  follow(sync({ view: null, table: info({ status: 'filling' }) }));
  hide(true);
  tell(sync({ view: others }));
  expect(FakeNotification.all).toMatchObject([{ title: 'The game has started – Saboteur' }]);
  expect(call.title('')).toBe('● The game has started – Saboteur');
  hide(false);
  expect(call.title('red fox')).toBe('red fox');
});

it('calls once where the game begins with my turn', () => {
  follow(sync({ view: null, table: info({ status: 'filling' }) }));
  hide(true);
  tell(sync({ view: mine }));
  expect(FakeNotification.all).toMatchObject([{ title: 'Your turn – Saboteur' }]);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('asks the browser once, and remembers the answer', async () => {
  follow(sync({ view: others }));
  settings.calls = '';
  expect(isCallOpen()).toBe(true);
  FakeNotification.permission = 'denied';
  expect(isCallOpen()).toBe(false);
  await setCalls(true);
  expect(settings.calls).toBe('off');
  FakeNotification.permission = 'granted';
  await setCalls(true);
  expect(settings.calls).toBe('on');
  expect(isCallOpen()).toBe(false);
});
