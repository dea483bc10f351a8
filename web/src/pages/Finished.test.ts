import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { rememberGame } from '../base/last-game.ts';
import { router } from '../base/router.svelte.ts';
import { remember } from '../base/saved-seats.ts';
import Finished from './Finished.svelte';
import Missing from './Missing.svelte';
import {
  brief,
  button,
  control,
  FakeServer,
  leave,
  reads,
  target,
  texts,
  until,
  visit,
} from './page.testkit.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer({ '/api/tables': [] });
  remember({ code: 'red-fox', token: 'secret', seat: 0, name: 'Ada' });
});
afterEach(leave);

const over = (code: string, you: number, scores: number[]) =>
  brief(code, { status: 'over', game_id: `${code}.1`, you, scores });

it('lists games that are over, and what I won in them', async () => {
  server.answer('POST /api/mine', [
    over('won', 1, [2, 5]),
    over('tied', 0, [5, 5]),
    over('lost', 0, [2, 5]),
    over('watched', -1, [2, 5]),
    brief('going', { you: 0 }),
  ]);
  visit('/finished', Finished);
  await reads('Watched');
  expect(texts('li b')).toEqual(['Won', 'Tied', 'Lost', 'Watched']);
  expect(texts('.score')).toEqual(['won, 5 gold', 'won, 5 gold', '2 gold']);
  expect(texts('.score.won')).toHaveLength(2);
});

it('leads to the replay and back to the table', async () => {
  server.answer('POST /api/mine', [over('red-fox', 0, [1])]);
  visit('/finished', Finished);
  await reads('Red Fox');
  expect(target('Watch again')).toBe('/replay/red-fox.1?table=red-fox');
  expect(target('Back to table')).toBe('/t/red-fox');
});

it('says that nothing is finished yet', async () => {
  server.answer('POST /api/mine', [brief('going', { you: 0 })]);
  visit('/finished', Finished);
  await reads('Nothing finished yet');
  expect(texts('li b')).toEqual([]);
});

it('asks again when the server did not answer', async () => {
  server.isDown = true;
  visit('/finished', Finished);
  await reads('Connection lost');
  server.isDown = false;
  server.answer('POST /api/mine', [over('red-fox', 0, [1])]);
  await fireEvent.click(button('Try again'));
  await reads('Red Fox');
});

it('leads away from an address that means nothing', () => {
  visit('/nowhere', Missing);
  expect(document.title).toBe('A dead end · Undermine');
  expect(control('main a', 'Home').getAttribute('href')).toBe('/');
  expect(target('Join')).toBe('/join');
});

it('plays on with the game and the seats of the last time', async () => {
  rememberGame('the-lost-mines', 6);
  server.answer('POST /api/mine', [over('won', 1, [2, 5])]);
  server.answer('POST /api/tables', { code: 'blue-owl', seat: 0, token: 'secret' });
  visit('/finished', Finished);
  await reads('The Lost Mines with 5 bots');
  await fireEvent.click(button('Play now'));
  await until(() => {
    expect(router.route.path).toBe('/t/blue-owl');
  });
  expect(server.asked('POST /api/tables')[0]?.body).toMatchObject({
    bots: 'foreman',
    config: { game: 'the-lost-mines', seats: 6 },
  });
});
