import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Config } from '../base/protocol/protocol.gen.ts';
import { rememberGame } from '../base/last-game.ts';
import { held, myName, setMyName } from '../base/saved-seats.ts';
import { router } from '../base/router.svelte.ts';
import { settings } from '../base/settings.svelte.ts';
import NewTable from './NewTable.svelte';
import {
  button,
  control,
  DARK_CAVE,
  FakeServer,
  field,
  find,
  isShown,
  leave,
  option,
  reads,
  SABOTEUR,
  texts,
  until,
  visit,
} from './page.testkit.ts';
import { NEW_TABLE } from './setup/table-setup.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer({
    '/api/games': [SABOTEUR, DARK_CAVE],
    'POST /api/tables': { code: 'red-fox', seat: 0, token: 'secret' },
  });
});
afterEach(() => {
  leave();
  settings.botPace = 'normal';
  settings.botLevel = 'foreman';
});

async function arrive(address = '/new'): Promise<void> {
  setMyName('Ada');
  visit(address, NewTable);
  await reads('Which game?');
}

/** The table that the server is asked for when the form is sent now. */
async function opened(): Promise<Config> {
  await fireEvent.submit(find('form'));
  await until(() => {
    expect(server.asked('POST /api/tables')).toHaveLength(1);
  });
  const { config } = server.asked('POST /api/tables')[0]?.body as { config: Config };
  return config;
}

const toggle = (name: string): HTMLElement => control('[role=switch]', name);
const seats = (): string => texts('.count label b')[0] ?? '';

it('opens the table as it stands, and goes there with the token', async () => {
  await arrive();
  expect(await opened()).toEqual(NEW_TABLE);
  expect(server.asked('POST /api/tables')[0]?.body).toMatchObject({ name: 'Ada', bots: '' });
  await until(() => {
    expect(router.route.path).toBe('/t/red-fox');
  });
  expect(held('red-fox')).toMatchObject({ token: 'secret', seat: 0 });
});

it('takes the game that the address names', async () => {
  await arrive('/new?game=the-dark-cave');
  expect(option('Which game?', 'The Dark Cave').checked).toBe(true);
  expect(await opened()).toEqual({ ...NEW_TABLE, game: 'the-dark-cave', seats: 4 });
});

it('begins with the game that was played last and its seats', async () => {
  rememberGame('the-dark-cave', 2);
  await arrive();
  expect(await opened()).toEqual({ ...NEW_TABLE, game: 'the-dark-cave', seats: 2 });
});

it('keeps the pace of bots that was chosen, for this table and the next', async () => {
  await arrive();
  await fireEvent.click(option('Bot speed', 'Slow'));
  expect(await opened()).toEqual({ ...NEW_TABLE, bot_pace: 'slow' });
  expect(settings.botPace).toBe('slow');
});

it('plays with bots of the level that is chosen, and remembers it', async () => {
  await arrive();
  await fireEvent.click(button('Bot level: 3, Foreman'));
  await fireEvent.click(control('[role=option]', 'Miner'));
  expect(document.activeElement).toBe(button('Bot level: 2, Miner'));
  await fireEvent.click(button('Play with bots'));
  await until(() => {
    expect(server.asked('POST /api/tables')[0]?.body).toMatchObject({ bots: 'miner' });
  });
  expect(settings.botLevel).toBe('miner');
});

it('plays another game with the seats that were chosen for it', async () => {
  rememberGame('the-dark-cave', 2);
  rememberGame('saboteur', 7);
  await arrive();
  await fireEvent.click(option('Which game?', 'The Dark Cave'));
  expect(seats()).toBe('2');
});

it('plays the table as it stands with bots, without a lobby', async () => {
  await arrive();
  await fireEvent.click(option('Which game?', 'The Dark Cave'));
  await fireEvent.click(button('Fewer players'));
  await fireEvent.click(button('Play with bots'));
  await until(() => {
    expect(router.route.path).toBe('/t/red-fox');
  });
  expect(server.asked('POST /api/tables')[0]?.body).toEqual({
    name: 'Ada',
    bots: 'foreman',
    config: { ...NEW_TABLE, game: 'the-dark-cave', seats: 3 },
  });
});

it('says why no game with bots could begin', async () => {
  server.answer('POST /api/tables', { why: 'slow-down' }, 429);
  await arrive();
  await fireEvent.click(button('Play with bots'));
  await reads('Too fast. Wait a moment.');
  expect(button('Play with bots').disabled).toBe(false);
});

it('takes a game that is played here if the address names another', async () => {
  await arrive('/new?game=chess');
  expect((await opened()).game).toBe('saboteur');
});

it('changes the game, and does not offer games that this server does not play', async () => {
  await arrive();
  expect(option('Which game?', 'Saboteur 2').disabled).toBe(true);
  expect(texts('.tile .note').filter((note) => note === 'coming soon')).toHaveLength(2);
  await fireEvent.click(option('Which game?', 'The Dark Cave'));
  expect(seats()).toBe('4');
  expect((await opened()).game).toBe('the-dark-cave');
});

it('shows games that can be played before the others', async () => {
  await arrive();
  const radios = [...document.querySelectorAll<HTMLInputElement>('[name=game]')];
  expect(radios.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['saboteur', false],
    ['the-dark-cave', false],
    ['the-lost-mines', true],
    ['saboteur-2', true],
  ]);
});

it('counts seats one by one up to the ends of the range', async () => {
  await arrive('/new?game=the-dark-cave');
  expect([seats(), button('More players').disabled]).toEqual(['4', true]);
  await fireEvent.click(button('Fewer players'));
  expect([seats(), button('More players').disabled]).toEqual(['3', false]);
  await fireEvent.click(button('Fewer players'));
  expect([seats(), button('Fewer players').disabled]).toEqual(['2', true]);
  await fireEvent.click(button('More players'));
  expect((await opened()).seats).toBe(3);
});

it('takes the number of seats from the slider', async () => {
  await arrive();
  const slider = field('input[type=range]');
  expect([slider.min, slider.max]).toEqual(['3', '10']);
  await fireEvent.input(slider, { target: { value: '8' } });
  expect((await opened()).seats).toBe(8);
});

it.each([
  ['Public table', { listed: true }, 'Anyone can see it on the home page and join.'],
  ['Chat', { talk: false }, 'No chat, just the eight quick reactions.'],
  ['Spectators', { watch: false }, 'Only the players can see the game.'],
  ['Show cards afterwards', { open_cards: false }, 'Hands and roles stay secret for good'],
] as const)('switches: %s', async (name, change, note) => {
  await arrive();
  expect(isShown(note)).toBe(false);
  await fireEvent.click(toggle(name));
  expect(isShown(note)).toBe(true);
  expect(await opened()).toEqual({ ...NEW_TABLE, ...change });
});

it.each([
  ['Live', 'live'],
  ['Relaxed', 'relaxed'],
  ['Turn-based', 'turns'],
])('chooses a pace: %s', async (label, pace) => {
  await arrive();
  expect(option('Pace', 'No clock').checked).toBe(true);
  await fireEvent.click(option('Pace', label));
  expect((await opened()).pace).toBe(pace);
});

it('sends house rules that differ from the printed game, and no others', async () => {
  await arrive();
  const [legend = ''] = texts('.fold fieldset legend');
  const [printed = '', other = ''] = texts('.fold fieldset .words');
  expect(option(legend, printed).checked).toBe(true);
  await fireEvent.click(option(legend, other));
  await fireEvent.click(find('.fold [role=switch]'));
  await fireEvent.click(find('.fold [role=switch]'));
  expect((await opened()).options).toEqual({ gold_draw: 'players' });
});

it('switches a house rule on, and leads to the rule that one changes', async () => {
  await arrive();
  await fireEvent.click(find('.fold [role=switch]'));
  const rules = [...document.querySelectorAll('.fold li a')];
  expect(rules.map((link) => link.getAttribute('href'))).toEqual(['/rules/SAB-R21']);
  expect((await opened()).options).toEqual({ allow_concede: 'on' });
});

it('says that a game has no house rules', async () => {
  await arrive('/new?game=the-dark-cave');
  expect(isShown('This game has none.')).toBe(true);
});

it('wants a name, and remembers it without blanks around it', async () => {
  await arrive();
  const name = field('#name');
  expect(name.value).toBe('Ada');
  await fireEvent.input(name, { target: { value: '   ' } });
  expect(button('Enter a name first').disabled).toBe(true);
  await fireEvent.input(name, { target: { value: ' Béla ' } });
  expect(button('Create table').disabled).toBe(false);
  await opened();
  expect(server.asked('POST /api/tables')[0]?.body).toMatchObject({ name: 'Béla' });
  expect(myName()).toBe('Béla');
});

it.each([
  ['name', 'You can’t use that name.'],
  ['something-new', 'The server didn’t answer.'],
])('says why the table could not be opened: %s', async (why, line) => {
  server.answer('POST /api/tables', { why }, 400);
  await arrive();
  await opened();
  await reads(line);
  expect(router.route.path).toBe('/new');
  expect(button('Create table').disabled).toBe(false);
});

it('asks for the games again when the server did not answer', async () => {
  server.isDown = true;
  visit('/new', NewTable);
  await reads('Connection lost');
  server.isDown = false;
  await fireEvent.click(button('Try again'));
  await reads('Which game?');
});

it('says who wins at the number of players, where that was measured', async () => {
  await arrive('/new?game=saboteur');
  expect(texts('.balance dt')).toEqual(['Diggers', 'Saboteurs']);
  expect(texts('.balance dd').map((text) => text.trim())).toEqual(['6 of 10', '4 of 10']);
  expect(texts('.balance p')[0]).toContain('level 3');
  await fireEvent.click(control('button', 'More players'));
  expect(texts('.balance')).toEqual([]);
});
