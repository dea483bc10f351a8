import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ask, askEarly } from './http.ts';
import { ApiError, mine, openTable, replay } from './api.ts';
import { cardInfo, cards, loadCards } from '../../games/card-lists.svelte.ts';
import { inviteLink } from './server-address.ts';
import { chosenSeats, lastGame } from '../last-game.ts';
import { config } from '../../play/table.testkit.ts';
import { held, myName, remember } from '../saved-seats.ts';
import { words } from '../i18n/index.svelte.ts';

const asked = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();

function answers(body: unknown, status = 200): void {
  asked.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
}

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('asking by HTTP', () => {
  it('opens a table and keeps its token', async () => {
    answers({ code: 'fox', seat: 0, token: 'secret' });
    await openTable({ name: 'Ada' });

    const [path, init] = asked.mock.calls[0] ?? [];
    expect([path, init?.method, init?.body]).toEqual(['/api/tables', 'POST', '{"name":"Ada"}']);
    expect(held('fox')).toMatchObject({ token: 'secret', name: 'Ada' });
    expect(myName()).toBe('Ada');
  });

  it('remembers the game and the seats of a table that it opens', async () => {
    answers({ code: 'fox', seat: 0, token: 'secret' });
    await openTable({ name: 'Ada', config: { ...config, game: 'the-dark-cave', seats: 3 } });
    expect([lastGame(), chosenSeats('the-dark-cave')]).toEqual(['the-dark-cave', 3]);
  });

  it('remembers no game of a table that could not be opened', async () => {
    answers({ why: 'slow-down' }, 429);
    await expect(openTable({ name: 'Ada', config })).rejects.toThrow();
    expect(lastGame()).toBeUndefined();
  });

  it('asks for my tables with my tokens, and not without', async () => {
    expect(await mine()).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
    remember({ code: 'fox', token: 'secret', seat: 0, name: 'Ada' });
    answers([]);
    await mine();
    expect(asked.mock.calls[0]?.[1]?.body).toBe('{"tokens":{"fox":"secret"}}');
  });

  it('gives an answer that was asked for early to the first who wants it', async () => {
    answers(['early']);
    askEarly('/api/games');
    answers(['late']);

    expect(await ask('/api/games')).toEqual(['early']);
    expect(await ask('/api/games')).toEqual(['late']);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('asks anew when an early answer did not come', async () => {
    asked.mockRejectedValueOnce(new Error('offline'));
    askEarly('/api/games');
    await expect(ask('/api/games')).rejects.toThrow('line');
    answers([]);
    expect(await ask('/api/games')).toEqual([]);
  });

  it('shows the token only for my own eyes', async () => {
    answers({});
    await replay('g 1', 'me', 'secret');
    expect(asked.mock.calls[0]?.[0]).toBe('/api/replays/g%201?as=me');
    expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer secret' });
    expect(inviteLink({ link: 'http://host/mine', reach: 'public' }, 'fox')).toBe(
      'http://host/mine/t/fox',
    );
  });

  it('throws what the server says is wrong', async () => {
    answers({ why: 'no-table', detail: 'x' }, 404);
    const error: unknown = await cards('x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ why: 'no-table', detail: 'x', status: 404 });
  });

  it('throws when nobody answers, or nonsense', async () => {
    asked.mockRejectedValueOnce(new TypeError('offline'));
    await expect(cards('x')).rejects.toMatchObject({ why: 'line', status: 0 });
    asked.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    await expect(cards('x')).rejects.toMatchObject({ why: 'line', status: 502 });
  });
});

describe('the cards of a game', () => {
  it('are asked for once, and again after a failure', async () => {
    answers({}, 500);
    expect(cardInfo('saboteur').size).toBe(0);
    await expect(loadCards('saboteur')).rejects.toThrow();

    answers([{ id: 'NEW', kind: 'path', back: 'mine', count: 5 }]);
    await Promise.all([loadCards('saboteur'), loadCards('saboteur')]);
    expect(cardInfo('saboteur').get('NEW')?.count).toBe(5);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('words', () => {
  const said: Record<string, Record<string, unknown>> = {
    'en-first': { seat: ['Seat ', ['seat']] },
    'en-rest': { more: 'More' },
    'de-first': { seat: ['Platz ', ['seat']] },
  };
  const paths = () => asked.mock.calls.map(([path]) => path.split('/').at(-1));

  beforeEach(() => {
    asked.mockImplementation((path) =>
      Promise.resolve(new Response(JSON.stringify(said[path.split('/').at(-1) ?? '']))),
    );
  });

  it('come from the server, once for each language', async () => {
    expect(words.t('seat')).toBe('');
    await words.use('en');
    expect([words.ready, words.seat(0)]).toEqual([true, 'Seat 1']);
    await words.use('de');
    expect([words.language, words.t('seat', { seat: 2 })]).toEqual(['de', 'Platz 2']);
    await words.use('en');
    expect(paths()).toEqual(['en-first', 'de-first']);
  });

  it('are completed when one is missed', async () => {
    expect([words.whole, words.t('more'), words.has('nothing')]).toEqual([false, '', false]);
    await words.complete();
    expect([words.whole, words.t('more'), words.t('nothing')]).toEqual([true, 'More', 'nothing']);
    expect(paths()).toEqual(['en-rest']);
  });
});
