import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { remember } from '../../base/saved-seats';
import { Film, type Line } from './playback.svelte';

/** Replays that were asked for, by whose eyes; each is answered by the test. */
let asked: { eyes: string; answer: (frames: number[]) => void }[];
beforeEach(() => {
  asked = [];
  const fetch = (path: string): Promise<Response> =>
    new Promise((resolve) => {
      const answer = (seqs: number[]): void => {
        const frames = seqs.map((seq) => ({
          seq,
          log: [{ seq, how: '', events: [{ did: 'placed' }] }],
          view: { table: { round: 1 } },
        }));
        resolve(new Response(JSON.stringify({ frames })));
      };
      asked.push({ eyes: path.split('=')[1] ?? '', answer });
    });
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

it('drops an answer for eyes that nobody looks with any more', async () => {
  const film = new Film('g1', new URLSearchParams());
  await until(() => {
    expect(asked).toHaveLength(1);
  });
  asked[0]?.answer([1]);
  await until(() => {
    expect(film.frames).toHaveLength(1);
  });
  const late = film.fetch();
  film.look('truth');
  asked[2]?.answer([1, 2, 3]);
  await until(() => {
    expect(film.frames).toHaveLength(3);
  });
  asked[1]?.answer([1, 2]);
  await late;
  expect(film.frames).toHaveLength(3);
  expect(asked.map(({ eyes }) => eyes)).toEqual(['public', 'public', 'truth']);
});

it('tells what happens when one steps on, and nothing when one jumps or goes back', async () => {
  const hear = vi.fn<(fresh: readonly Line[]) => void>();
  const film = new Film('g1', new URLSearchParams(), hear);
  await until(() => {
    expect(asked).toHaveLength(1);
  });
  asked[0]?.answer([1, 2, 3]);
  await until(() => {
    expect(film.frames).toHaveLength(3);
  });
  film.go(2);
  film.step('back');
  film.step('first');
  film.step('last');
  film.step('on');
  expect(hear).not.toHaveBeenCalled();

  film.step('first');
  film.step('on');

  expect(hear.mock.calls.map(([fresh]) => fresh.map(({ seq }) => seq))).toEqual([[2]]);
});

it('finds my seat by the code in the id of the game', async () => {
  remember({ code: 'red-fox', token: 'secret', seat: 0, name: 'Ada' });
  const film = new Film('red-fox.12', new URLSearchParams('as=me'));
  await until(() => {
    expect(asked.map(({ eyes }) => eyes)).toEqual(['me']);
  });
  expect(film.hasSeat).toBe(true);
  expect(film.address).toBe('/replay/red-fox.12?at=0&as=me&table=red-fox');
});
