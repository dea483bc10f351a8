import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Asks, SeatInfo, TableInfo } from '../../base/protocol/protocol.gen.ts';
import { held, myName, remember } from '../../base/saved-seats.ts';
import { settings } from '../../base/settings.svelte.ts';
import type { TableModel } from '../../play/table.ts';
import {
  config,
  type FakeSocket,
  getUp,
  info,
  joined,
  seat,
  sitDown,
  sync,
} from '../../play/table.testkit.ts';
import {
  button,
  control,
  FakeServer,
  field,
  find,
  isShown,
  option,
  reads,
  SABOTEUR,
  text,
  texts,
  until,
} from '../page.testkit.ts';
import Lobby from './Lobby.svelte';

const OPEN = seat('', { kind: 'open', ready: false, present: false });
const BOT = seat('Robo', { kind: 'bot', bot: 'foreman/patient' });
const HOST = seat('Ada', { host: true, ready: false });

let table: TableModel;
let server: FakeServer;
beforeEach(() => {
  settings.botLevel = 'foreman';
  table = sitDown();
  server = new FakeServer({
    '/api/games': [SABOTEUR],
    '/api/reach': { link: 'https://mine.example', reach: 'public' },
  });
});
afterEach(() => {
  cleanup();
  getUp(table);
});

const filling = (seats: SeatInfo[], change: Partial<TableInfo> = {}): TableInfo =>
  info({ status: 'filling', seats, ...change });

/** Look at a filling table from a seat; -1: from none. */
async function look(you: number, seats: SeatInfo[], change: Partial<TableInfo> = {}) {
  const line = joined(table, sync({ table: filling(seats, change), you, view: null }));
  render(Lobby, { table, info: filling(seats, change) });
  await reads('Copy link');
  return line;
}

/** What was sent after the greeting. */
const sent = (line: FakeSocket): Asks[] => line.sent.filter(({ t }) => t !== 'join');
const row = (name: string): HTMLElement => control('ol .row', name);
const submit = (): Promise<boolean> => fireEvent.submit(find('form'));

it('says who sits where, and who is ready', async () => {
  await look(1, [HOST, seat('Béla'), seat('Cleo', { ready: false }), BOT, OPEN]);
  expect(texts('ol .row')).toEqual([
    'Ada host',
    'You Béla ready',
    'Cleo not ready yet',
    'Robo bot Foreman patient',
    'Open seat',
  ]);
  expect(texts('h1')).toEqual(['Four players at the table']);
  expect(texts('.middle > [role=status]')[0]).toContain('Béla is ready.');
  expect(isShown('Table by Ada')).toBe(true);
});

it.each([
  [HOST, 'Ada host'],
  [{ ...HOST, ready: true }, 'Ada host, ready'],
  [{ ...HOST, present: false }, 'Ada host, away'],
  [seat('Ada', { present: false }), 'Ada away'],
])('tells the state of a seat (%#)', async (one, said) => {
  await look(1, [one, seat('Béla')]);
  expect(texts('ol .row')[0]).toBe(said);
});

it('lets me say that I am ready, with a word for the deal', async () => {
  const line = await look(1, [HOST, seat('Béla', { ready: false })]);
  await fireEvent.click(button('I’m ready'));
  expect(sent(line)).toEqual([
    { t: 'ready', ready: true, word: expect.stringMatching(/^[0-9a-f]{20}$/) as string },
  ]);
});

it('lets me take it back, and says who is waited for', async () => {
  const line = await look(1, [HOST, seat('Béla'), seat('Cleo', { ready: false })]);
  expect(isShown('Waiting for Cleo')).toBe(true);
  await fireEvent.click(button('Not ready'));
  expect(sent(line)).toEqual([{ t: 'ready', ready: false, word: '' }]);
});

it('waits for the host when everybody is ready', async () => {
  await look(1, [HOST, seat('Béla'), BOT]);
  expect(isShown('You’re ready. Waiting for the host.')).toBe(true);
});

it('lets the host start, which makes the host ready', async () => {
  const line = await look(0, [HOST, seat('Béla'), BOT]);
  await fireEvent.click(button('Start game'));
  expect(sent(line).map(({ t }) => t)).toEqual(['ready', 'start']);
});

it('does not make a host ready who is', async () => {
  const line = await look(0, [{ ...HOST, ready: true }, seat('Béla'), BOT]);
  await fireEvent.click(button('Start game'));
  expect(sent(line)).toEqual([{ t: 'start', bots: 'foreman' }]);
});

it('tells the host that bots take open seats', async () => {
  await look(0, [HOST, OPEN, OPEN]);
  expect(button('Start with 2 bots').disabled).toBe(false);
});

it('does not let the host start before everybody is ready', async () => {
  await look(0, [HOST, seat('Béla', { ready: false }), OPEN]);
  expect(button('Waiting for Béla').disabled).toBe(true);
});

it('lets me stand up, and forgets the seat', async () => {
  remember({ code: 'red-fox', token: 'secret', seat: 1, name: 'Béla' });
  const line = await look(1, [HOST, seat('Béla'), OPEN]);
  await fireEvent.click(button('Leave seat'));
  expect(sent(line)).toEqual([{ t: 'rise' }]);
  expect(held('red-fox')).toBeNull();
});

it('lets a guest sit down on any seat', async () => {
  const line = await look(-1, [HOST, OPEN, OPEN]);
  const name = field('#nickname');
  expect(button('Take a seat').disabled).toBe(true);
  await fireEvent.input(name, { target: { value: ' Dora ' } });
  await submit();
  expect(sent(line)).toEqual([{ t: 'sit', name: 'Dora', seat: -1 }]);
  expect(myName()).toBe('Dora');
});

it('lets a guest choose a seat', async () => {
  const line = await look(-1, [HOST, OPEN, OPEN]);
  await fireEvent.click(find('ol li:nth-child(3) button'));
  expect(document.activeElement?.id).toBe('nickname');
  await fireEvent.input(field('#nickname:focus'), { target: { value: 'Dora' } });
  await submit();
  expect(sent(line)).toEqual([{ t: 'sit', name: 'Dora', seat: 2 }]);
});

it('sends nothing for a guest without a name', async () => {
  const line = await look(-1, [HOST, OPEN]);
  await submit();
  expect(sent(line)).toEqual([]);
});

it('tells a guest what was agreed, and that all seats are taken', async () => {
  const house = { ...config, options: { gold_draw: 'players' }, open_cards: false };
  await look(-1, [HOST, OPEN], { config: house, watchers: 3 });
  expect(texts('form p')).toEqual(['No clock · 1 house rule · cards stay hidden after the game']);
  expect(isShown('You and 2 others are watching')).toBe(true);
  cleanup();
  await look(-1, [HOST, BOT]);
  expect(isShown('The table is full.')).toBe(true);
  expect(document.querySelector('form')).toBeNull();
});

it('lets the host put a bot on an open seat at one press', async () => {
  const line = await look(0, [HOST, OPEN, seat('Béla')]);
  await fireEvent.click(row('Open seat: add a bot'));
  expect(sent(line)).toEqual([{ t: 'appoint', seat: 1, bot: 'foreman' }]);
});

it('fills open seats with the level that was chosen last', async () => {
  settings.botLevel = 'apprentice';
  const line = await look(0, [HOST, OPEN]);
  await fireEvent.click(row('Open seat: add a bot'));
  await fireEvent.click(button('Start with 1 bot'));
  expect(sent(line).filter(({ t }) => t !== 'ready')).toEqual([
    { t: 'appoint', seat: 1, bot: 'apprentice' },
    { t: 'start', bots: 'apprentice' },
  ]);
});

it('lets the host remove a bot', async () => {
  const line = await look(0, [HOST, BOT]);
  await fireEvent.click(button('Remove Robo'));
  expect(sent(line)).toEqual([{ t: 'appoint', seat: 1, bot: '' }]);
});

/** The list of levels of Robo, opened. */
async function openLevels(): Promise<HTMLElement> {
  await fireEvent.click(button('Level of Robo'));
  return find('[role=listbox]');
}

const level = (name: string): HTMLElement => control('[role=option]', name);

it('shows the level of a bot, and what each level is like', async () => {
  await look(0, [HOST, BOT]);
  const opener = button('Level of Robo: 3, Foreman');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(opener.querySelectorAll('.lit')).toHaveLength(3);
  const list = await openLevels();
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(opener.getAttribute('aria-controls')).toBe(list.id);
  expect(texts('[role=option] b')).toEqual(['Apprentice', 'Miner', 'Foreman']);
  expect(texts('[role=option] .note').every(Boolean)).toBe(true);
  expect(document.activeElement).toBe(find('[role=option][aria-selected=true]'));
});

it('lets the host choose a level, keeps the style, and remembers the level', async () => {
  const line = await look(0, [HOST, BOT, seat('Marl', { kind: 'bot', bot: 'foreman' })]);
  await openLevels();
  await fireEvent.click(level('Apprentice'));
  expect(sent(line)).toEqual([{ t: 'appoint', seat: 1, bot: 'apprentice/patient' }]);
  expect(settings.botLevel).toBe('apprentice');
  expect(document.querySelector('[role=listbox]')).toBeNull();
  expect(document.activeElement).toBe(button('Level of Robo'));
});

it('sends nothing for the level that a bot has', async () => {
  const line = await look(0, [HOST, BOT]);
  await openLevels();
  await fireEvent.click(level('Foreman'));
  expect(sent(line)).toEqual([]);
});

it('lets the host choose a level with keys', async () => {
  const line = await look(0, [HOST, BOT]);
  const list = await openLevels();
  const press = (key: string) => fireEvent.keyDown(list, { key });
  await press('ArrowDown');
  expect(text(document.activeElement)).toContain('Foreman');
  await press('Home');
  await press('ArrowDown');
  expect(text(document.activeElement)).toContain('Miner');
  await press('Escape');
  expect(document.activeElement).toBe(button('Level of Robo'));
  expect(sent(line)).toEqual([]);
  await fireEvent.keyDown(await openLevels(), { key: 'ArrowUp' });
  await fireEvent.keyDown(find('[role=listbox]'), { key: 'Enter' });
  expect(sent(line)).toEqual([{ t: 'appoint', seat: 1, bot: 'miner/patient' }]);
});

it('closes the levels when the focus goes elsewhere, and keeps it there', async () => {
  await look(0, [HOST, BOT]);
  await openLevels();
  control('select', 'Style of Robo').focus();
  await tick();
  expect(document.querySelector('[role=listbox]')).toBeNull();
  expect(document.activeElement).toBe(control('select', 'Style of Robo'));
});

it.each([
  ['grumpy', 'foreman/grumpy'],
  ['', 'foreman'],
])('lets the host choose a style: %s', async (style, bot) => {
  const line = await look(0, [HOST, BOT]);
  const select = control('select', 'Style of Robo') as HTMLSelectElement;
  expect([...select.options].map(text)).toEqual([
    'any style',
    'steady',
    'bold',
    'patient',
    'helpful',
    'grumpy',
  ]);
  expect(select.value).toBe('patient');
  await fireEvent.change(select, { target: { value: style } });
  expect(sent(line)).toEqual([{ t: 'appoint', seat: 1, bot }]);
});

it('offers bots of other packages after the levels; they have no style', async () => {
  server.answer('/api/games', [{ ...SABOTEUR, bots: ['theirs'] }]);
  const line = await look(0, [HOST, BOT, seat('Marl', { kind: 'bot', bot: 'greedy' })]);
  expect(text(button('Level of Marl: steady digger'))).toBe('steady digger');
  expect(document.querySelectorAll('select')).toHaveLength(1);
  await openLevels();
  expect(texts('[role=option] b').at(-1)).toBe('theirs');
  await fireEvent.click(level('theirs'));
  expect(sent(line)).toEqual([{ t: 'appoint', seat: 1, bot: 'theirs' }]);
  expect(settings.botLevel).toBe('foreman');
});

it('lets the host hand over', async () => {
  const line = await look(0, [HOST, seat('Béla')]);
  await fireEvent.click(row('Béla'));
  await fireEvent.click(button('Make Béla the host'));
  expect(sent(line)).toEqual([{ t: 'crown', seat: 1 }]);
});

it('removes a person only when that is confirmed twice', async () => {
  const line = await look(0, [HOST, seat('Béla')]);
  await fireEvent.click(row('Béla'));
  await fireEvent.click(button('Remove…'));
  await fireEvent.click(button('Yes, remove'));
  expect(sent(line)).toEqual([]);
  await fireEvent.click(button('Remove Béla for good'));
  expect(sent(line)).toEqual([{ t: 'kick', seat: 1 }]);
});

it('lets me change my name, and nothing about others', async () => {
  const line = await look(1, [HOST, seat('Béla'), BOT, OPEN]);
  expect([...document.querySelectorAll('ol button')].map(text)).toEqual(['You Béla ready']);
  await fireEvent.click(row('You'));
  await fireEvent.input(find('#rename'), {
    target: { value: 'Bella' },
  });
  await submit();
  expect(sent(line)).toEqual([{ t: 'rename', name: 'Bella' }]);
  expect(myName()).toBe('Bella');
});

it('says what the server refused, and that the line broke', async () => {
  const line = await look(1, [HOST, seat('Béla')]);
  line.tell({ t: 'wrong', why: 'taken', detail: '', ref: -1 });
  await tick();
  expect(texts('.next [role=alert]')).toEqual(['This seat is taken.']);
  line.cut();
  await until(() => {
    expect(texts('.next [role=alert]')).toEqual(['Connection lost']);
  });
});

it('lets the host change the options, within the seats that are taken', async () => {
  const line = await look(0, [HOST, seat('Béla'), BOT, BOT, OPEN], {
    config: { ...config, seats: 5 },
  });
  await fireEvent.click(button('Change settings'));
  expect(button('Save changes').disabled).toBe(true);
  await fireEvent.click(button('Fewer players'));
  expect(button('Fewer players').disabled).toBe(true);
  await fireEvent.click(option('Pace', 'Live'));
  await fireEvent.click(button('Save changes'));
  expect(sent(line)).toEqual([{ t: 'configure', config: { ...config, seats: 4, pace: 'live' } }]);
  expect(document.querySelector('dialog')).toBeNull();
});

it('forgets changes that were not agreed on', async () => {
  const line = await look(0, [HOST, OPEN, OPEN]);
  await fireEvent.click(button('Change settings'));
  await fireEvent.click(option('Pace', 'Live'));
  await fireEvent.click(button('Cancel'));
  await fireEvent.click(button('Change settings'));
  expect(option('Pace', 'No clock').checked).toBe(true);
  expect(sent(line)).toEqual([]);
});

it('offers no change of options to others', async () => {
  await look(1, [HOST, seat('Béla')]);
  expect(texts('.agreed button')).toEqual([]);
  expect(server.asked('/api/games')).toHaveLength(1);
});
