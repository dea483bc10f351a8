import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { remember } from '../base/saved-seats.ts';
import { router } from '../base/router.svelte.ts';
import { settings } from '../base/settings.svelte.ts';
import Home from './Home.svelte';
import {
  brief,
  button,
  control,
  DARK_CAVE,
  FakeServer,
  isShown,
  leave,
  option,
  reads,
  SABOTEUR,
  target,
  text,
  texts,
  until,
  visit,
} from './page.testkit.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer({ '/api/games': [SABOTEUR, DARK_CAVE], '/api/tables': [] });
});
afterEach(leave);

/** The browser holds a seat, so the page asks for its tables. */
function holdSeat(): void {
  remember({ code: 'red-fox', token: 'secret', seat: 0, name: 'Ada' });
}

/** The names in the list below a heading. */
const listed = (id: string): string[] => texts(`[aria-labelledby=${id}] li b`);

it('leads to a new table, to the door and to the rules', () => {
  visit('/', Home);
  expect(['New table', 'Join', 'Rules'].map((name) => target(name))).toEqual([
    '/new',
    '/join',
    '/rules/saboteur',
  ]);
});

it('lists my tables: my turn first, then the newest, then those that fill', async () => {
  holdSeat();
  server.answer('POST /api/mine', [
    brief('fills', { status: 'filling', you: 0, touched: 9 }),
    brief('old', { you: 0, turn: 1, touched: 1 }),
    brief('new', { you: 0, turn: 1, touched: 2 }),
    brief('mine', { you: 0, turn: 0, touched: 0 }),
    brief('done', { status: 'over', you: 0, game_id: 'g7' }),
  ]);
  visit('/', Home);
  await reads('My tables');
  expect(listed('mine-title')).toEqual(['Mine', 'New', 'Old', 'Fills']);
  expect(listed('over-title')).toEqual(['Done']);
  expect(server.asked('POST /api/mine')[0]?.body).toEqual({ tokens: { 'red-fox': 'secret' } });
});

it('lists tables of others, but none twice', async () => {
  holdSeat();
  server.answer('POST /api/mine', [brief('red-fox', { you: 0 })]);
  server.answer('/api/tables', [brief('red-fox'), brief('blue-owl', { status: 'filling' })]);
  visit('/', Home);
  await reads('Blue Owl');
  expect(listed('open-title')).toEqual(['Blue Owl']);
});

it('says that no table is open, and asks for no tables of mine without a seat', async () => {
  visit('/', Home);
  await reads('No table is open');
  expect(server.asked('POST /api/mine')).toEqual([]);
  expect(isShown('My tables')).toBe(false);
});

it('says what a table waits for, and where a row leads', async () => {
  holdSeat();
  server.answer('POST /api/mine', [
    brief('mine', { you: 1, turn: 1, round: 2, left: 90_000 }),
    brief('yours', { you: 1, turn: 0, left: 7_200_000 }),
    brief('late', { you: 1, turn: 0, left: 0 }),
    brief('unhurried', { you: 1, turn: 0, left: -1 }),
    brief('fills', { status: 'filling', you: 0, free: 2, left: 5000 }),
    brief('done', { status: 'over', you: 0, game_id: 'g7', touched: Date.now() / 1000 }),
  ]);
  visit('/', Home);
  await reads('My tables');
  const row = (name: string): string[] => {
    const link = control('a.row', name);
    return [text(link), link.getAttribute('href') ?? ''];
  };
  expect(row('Mine')).toEqual(['Mine Saboteur, round 2 Your turn 90 s left', '/t/mine']);
  expect(row('Yours')).toEqual(['Yours Saboteur, round 1 Béla 2 h left', '/t/yours']);
  expect(row('Late')[0]).toBe('Late Saboteur, round 1 Béla 0 s left');
  expect(row('Unhurried')[0]).toBe('Unhurried Saboteur, round 1 Béla');
  expect(row('Fills')[0]).toMatch(/^Fills Saboteur 2 \D+$/);
  expect(row('Done')).toEqual(['Done Saboteur ended this minute', '/replay/g7?table=done']);
  expect(texts('.lit')).toEqual(['Your turn 90 s left']);
});

it.each([
  [3, false],
  [4, true],
])('shows three finished games of %i', async (count, hasMore) => {
  holdSeat();
  const over = Array.from({ length: count }, (_, n) =>
    brief(`game${n}`, { status: 'over', you: 0, game_id: `g${n}` }),
  );
  server.answer('POST /api/mine', over);
  visit('/', Home);
  await reads('Game0');
  expect(listed('over-title')).toEqual(['Game0', 'Game1', 'Game2']);
  expect(document.querySelector('a.more') !== null).toBe(hasMore);
});

it('can ask again when the server did not answer', async () => {
  server.isDown = true;
  visit('/', Home);
  await reads('The line went dark');
  server.isDown = false;
  await fireEvent.click(button('Try again'));
  await reads('No table is open');
  expect(isShown('The line went dark')).toBe(false);
});

it('fetches the lists again when the page comes back into sight', async () => {
  visit('/', Home);
  await reads('No table is open');
  server.answer('/api/tables', [brief('blue-owl')]);
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(server.asked('/api/tables')).toHaveLength(1);
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await reads('Blue Owl');
  visible.mockRestore();
});

it('begins a game with four bots at one press', async () => {
  server.answer('POST /api/tables', { code: 'red-fox', seat: 0, token: 'secret' });
  visit('/', Home);
  await fireEvent.click(button('Play now'));
  await until(() => {
    expect(router.route.path).toBe('/t/red-fox');
  });
  expect(server.asked('POST /api/tables')[0]?.body).toMatchObject({
    name: 'Guest',
    bots: 'greedy',
    config: { game: 'saboteur', seats: 5, options: {} },
  });
});

it('says why a game could not begin, and lets me try again', async () => {
  server.answer('POST /api/tables', { why: 'slow-down' }, 429);
  visit('/', Home);
  await fireEvent.click(button('Play now'));
  expect(button('Play now').disabled).toBe(true);
  await reads('That was too quick.');
  expect(button('Play now').disabled).toBe(false);
  expect(router.route.path).toBe('/');
});

it('shows four games: those of this server are played, of the others the rules are read', async () => {
  visit('/', Home);
  await reads('still being dug');
  const games = [...document.querySelectorAll('.mountain a')];
  expect(games.map((link) => link.getAttribute('href'))).toEqual([
    '/rules/the-lost-mines',
    '/new?game=saboteur',
    '/rules/saboteur-2',
    '/new?game=the-dark-cave',
  ]);
  expect(texts('.mountain .soon')).toHaveLength(2);
  expect(text(games[3])).toContain('2 to 4');
});

it('changes language and light in the footer', async () => {
  visit('/', Home);
  settings.theme = 'dark';
  await fireEvent.click(option('Language', 'Deutsch'));
  expect(settings.language).toBe('de');
  await until(() => void button('Switch to light'));
  await fireEvent.click(button('Switch to light'));
  expect(settings.theme).toBe('light');
  await fireEvent.click(button('Switch to dark'));
  expect(settings.theme).toBe('dark');
  settings.language = 'en';
});
