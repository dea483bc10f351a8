import { cleanup, render } from '@testing-library/svelte';
import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Reach } from '../../base/protocol/protocol.gen.ts';
import type { TableModel } from '../../play/table.ts';
import { config, getUp, info, joined, seat, sitDown, sync } from '../../play/table.testkit.ts';
import {
  button,
  FakeServer,
  isShown,
  reads,
  SABOTEUR,
  target,
  text,
  texts,
} from '../page.testkit.ts';
import AgreedOptions from './AgreedOptions.svelte';
import ClosedTable from './ClosedTable.svelte';
import Invite from './Invite.svelte';
import NoTable from './NoTable.svelte';

let table: TableModel;
let server: FakeServer;
beforeEach(() => {
  table = sitDown();
  server = new FakeServer();
});
afterEach(() => {
  cleanup();
  getUp(table);
});

describe('how others come to a table', () => {
  async function invite(reach: Reach['reach'], listed = false): Promise<void> {
    server.answer('/api/reach', { link: 'https://mine.example/dig', reach });
    render(Invite, { info: info({ config: { ...config, listed } }) });
    await reads('https://mine.example/dig/t/red-fox');
  }

  it.each(['public', 'local-network'] as const)('shows a code to scan (%s)', async (reach) => {
    await invite(reach);
    const picture = document.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/api/tables/red-fox/qr.svg');
    expect(picture?.alt).toBe('QR code for https://mine.example/dig/t/red-fox');
    expect(texts('.code .unseen')).toEqual(['Red Fox']);
    expect(isShown('./run serve --lan')).toBe(false);
  });

  it('promises nothing where nobody else gets in', async () => {
    await invite('this-machine');
    expect(document.querySelector('img')).toBeNull();
    expect(isShown('./run serve --lan')).toBe(true);
    expect(texts('h2')).toEqual(['The code for this table']);
  });

  it.each([
    [true, 'Public: anyone can join from the home page.'],
    [false, 'Private: only people with the link or the code can join.'],
  ])('says whether strangers find it (%s)', async (listed, line) => {
    await invite('public', listed);
    expect(texts('.foot')[0]).toBe(`${line} Anyone with the link can join. No account needed.`);
  });

  it('copies the link', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await invite('public');
    await fireEvent.click(button('Copy link'));
    await reads('Copied');
    expect(writeText.mock.calls).toEqual([['https://mine.example/dig/t/red-fox']]);
  });
});

describe('what was agreed', () => {
  const agreed = (): Record<string, string> =>
    Object.fromEntries(
      [...document.querySelectorAll('.agreed > dl > div')].map((line) => [
        text(line.querySelector('dt')),
        text(line.querySelector('dd')),
      ]),
    );
  const show = (change: Partial<typeof config>, onchange = vi.fn()): void => {
    render(AgreedOptions, {
      info: info({ config: { ...config, ...change }, promise: '0123456789abcdef' }),
      game: SABOTEUR,
      canChange: true,
      onchange,
    });
  };

  it('is the printed game', () => {
    show({});
    expect(agreed()).toEqual({
      Pace: 'No clock',
      'Bot speed': 'Normal',
      Chat: 'on',
      Spectators: 'on',
      'Show cards afterwards': 'yes',
      'House rules': 'standard',
    });
    expect(isShown('3–10 players · 30 min')).toBe(true);
    expect(target('Rules')).toBe('/rules/saboteur');
  });

  it('differs from it', () => {
    const options = { gold_draw: 'players', allow_concede: 'on' };
    show({ pace: 'turns', talk: false, watch: false, open_cards: false, options });
    expect(agreed()).toEqual({
      Pace: 'Turn-based',
      'Bot speed': 'Normal',
      Chat: 'off',
      Spectators: 'off',
      'Show cards afterwards': 'no',
      'Gold for the diggers': 'one per player',
      'End a lost round early': 'on',
    });
  });

  it('shows the promise of the deal, short and whole', () => {
    show({});
    expect(texts('summary code')).toEqual(['0123 4567 89ab']);
    expect(texts('dd code')).toEqual(['0123456789abcdef']);
    expect(texts('summary span')).toEqual(['The deal is sealed']);
  });

  it('can be changed by the host', async () => {
    const onchange = vi.fn();
    show({}, onchange);
    await fireEvent.click(button('Change settings'));
    expect(onchange).toHaveBeenCalledTimes(1);
  });
});

describe('a table whose game I may not see', () => {
  const look = (status: 'playing' | 'over', you: number) => {
    const seats = [seat('Ada', { host: true }), seat('Béla')];
    const line = joined(table, sync({ table: info({ status, seats }), you, view: null }));
    render(ClosedTable, { table, info: info({ status, seats }) });
    return line;
  };

  it('plays without spectators', () => {
    look('playing', -1);
    expect(isShown('This table has no spectators.')).toBe(true);
  });

  it('names the host when the game is over', () => {
    look('over', 1);
    expect(isShown('Ada is the host and can start another game.')).toBe(true);
    expect(texts('main button')).toEqual([]);
  });

  it('lets the host begin another game', async () => {
    const line = look('over', 0);
    await fireEvent.click(button('Play again'));
    expect(line.asked('again')).toHaveLength(1);
  });

  it('says what the server refused', async () => {
    const line = look('over', 0);
    line.tell({ t: 'wrong', why: 'not-now', detail: '', ref: -1 });
    await tick();
    expect(texts('[role=alert]')).toEqual(['You can’t do that now.']);
  });
});

describe('the door of a table that is not there', () => {
  it.each([
    ['connecting', 'Lighting the lanterns', []],
    ['gone', 'There’s no table Red Fox', []],
    ['crowded', 'This table has too many spectators already.', ['Try again']],
    ['outdated', 'Update available', ['Reload page']],
    ['lost', 'Connection lost', ['Try again']],
  ] as const)('%s', (state, line, buttons) => {
    render(NoTable, { state, code: 'red-fox' });
    expect(isShown(line)).toBe(true);
    expect(texts('main button')).toEqual(buttons);
  });

  it('leads to the page where a code is typed, with this code', () => {
    render(NoTable, { state: 'gone', code: 'red-fox' });
    expect(target('Join')).toBe('/join?code=red-fox');
  });

  it('tries again', async () => {
    const onretry = vi.fn();
    render(NoTable, { state: 'lost', code: 'red-fox', onretry });
    await fireEvent.click(button('Try again'));
    expect(onretry).toHaveBeenCalledTimes(1);
  });
});
