import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { rememberGame } from '../base/last-game.ts';
import { remember, setMyName } from '../base/saved-seats.ts';
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
afterEach(() => {
  settings.botLevel = 'foreman';
});

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
  await reads('No open tables');
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
  await reads('Connection lost');
  server.isDown = false;
  await fireEvent.click(button('Try again'));
  await reads('No open tables');
  expect(isShown('Connection lost')).toBe(false);
});

it('fetches the lists again when the page comes back into sight', async () => {
  visit('/', Home);
  await reads('No open tables');
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
    bots: 'foreman',
    config: { game: 'saboteur', seats: 5, options: {} },
  });
});

/** The table that the server was asked for. */
const asked = (): unknown => server.asked('POST /api/tables')[0]?.body;

it('plays the game that was played last, with the seats that were chosen for it', async () => {
  server.answer('POST /api/tables', { code: 'red-fox', seat: 0, token: 'secret' });
  setMyName('Ada');
  rememberGame('the-dark-cave', 3);
  visit('/', Home);
  expect(text(button('Play now'))).toBe('Play now The Dark Cave with 2 bots · level 3');
  await fireEvent.click(button('Play now'));
  await until(() => {
    expect(asked()).toMatchObject({
      name: 'Ada',
      bots: 'foreman',
      config: { game: 'the-dark-cave', seats: 3 },
    });
  });
});

it('plays with bots of the level that was chosen', async () => {
  server.answer('POST /api/tables', { code: 'red-fox', seat: 0, token: 'secret' });
  settings.botLevel = 'apprentice';
  visit('/', Home);
  expect(text(button('Play now'))).toBe('Play now Saboteur with 4 bots · level 1');
  await fireEvent.click(button('Play now'));
  await until(() => {
    expect(asked()).toMatchObject({ bots: 'apprentice' });
  });
});

it.each([
  ['saboteur-2', 6, 'Saboteur with 4 bots · level 3'],
  ['chess', 2, 'Saboteur with 4 bots · level 3'],
  ['the-dark-cave', 8, 'The Dark Cave with 3 bots · level 3'],
  ['the-dark-cave', 2, 'The Dark Cave with one bot · level 3'],
])(
  'offers what this server plays, with as many seats as it allows: %s',
  async (game, seats, note) => {
    rememberGame(game, seats);
    visit('/', Home);
    await reads('coming soon');
    expect(text(button('Play now'))).toBe(`Play now ${note}`);
  },
);

it('begins each game of this server with bots at one press', async () => {
  server.answer('POST /api/tables', { code: 'red-fox', seat: 0, token: 'secret' });
  rememberGame('saboteur', 7);
  visit('/', Home);
  await reads('coming soon');
  const offers = [...document.querySelectorAll('.mountain button')];
  expect(offers.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Play with bots: Saboteur',
    'Play with bots: The Dark Cave',
  ]);
  await fireEvent.click(button('Play with bots: The Dark Cave'));
  await until(() => {
    expect(router.route.path).toBe('/t/red-fox');
  });
  expect(asked()).toMatchObject({ bots: 'foreman', config: { game: 'the-dark-cave', seats: 4 } });
});

it('says in its band why a game with bots could not begin', async () => {
  server.answer('POST /api/tables', { why: 'slow-down' }, 429);
  visit('/', Home);
  await reads('coming soon');
  await fireEvent.click(button('Play with bots: Saboteur'));
  await reads('Too fast. Wait a moment.');
  expect(texts('.mountain .problem')).toHaveLength(1);
  expect(button('Play with bots: Saboteur').disabled).toBe(false);
});

it('says why a game could not begin, and lets me try again', async () => {
  server.answer('POST /api/tables', { why: 'slow-down' }, 429);
  visit('/', Home);
  await fireEvent.click(button('Play now'));
  expect(button('Play now').disabled).toBe(true);
  await reads('Too fast. Wait a moment.');
  expect(button('Play now').disabled).toBe(false);
  expect(router.route.path).toBe('/');
});

it('shows four games: those of this server are played, of the others the rules are read', async () => {
  visit('/', Home);
  await reads('coming soon');
  const games = [...document.querySelectorAll('.mountain a')];
  expect(games.map((link) => link.getAttribute('href'))).toEqual([
    '/rules/the-lost-mines',
    '/new?game=saboteur',
    '/rules/saboteur-2',
    '/new?game=the-dark-cave',
  ]);
  expect(texts('.mountain .soon')).toHaveLength(2);
  expect(texts('.mountain .fact:not(.soon)')).toEqual([
    '3–9 players · 45 min',
    '3–10 players · 30 min',
    '2–12 players · 45 min',
    '2–4 players · 45 min',
  ]);
});

it('changes language and light in the footer', async () => {
  visit('/', Home);
  settings.theme = 'dark';
  await fireEvent.click(option('Language', 'Deutsch'));
  expect(settings.language).toBe('de');
  await until(() => void button('Light mode'));
  await fireEvent.click(button('Light mode'));
  expect(settings.theme).toBe('light');
  await fireEvent.click(button('Dark mode'));
  expect(settings.theme).toBe('dark');
  settings.language = 'en';
});
