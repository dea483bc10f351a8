import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Asks, SeatInfo, TableInfo } from '../../base/protocol/protocol.gen.ts';
import { held, myName, remember } from '../../base/saved-seats.ts';
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
const BOT = seat('Robo', { kind: 'bot', bot: 'greedy' });
const HOST = seat('Ada', { host: true, ready: false });

let table: TableModel;
let server: FakeServer;
beforeEach(() => {
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
    'Robo bot, steady digger',
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
  expect(sent(line)).toEqual([{ t: 'start' }]);
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
  expect(sent(line)).toEqual([{ t: 'appoint', seat: 1, bot: 'greedy' }]);
});

it.each([
  ['Add a bot: wild guesser', 'random'],
  ['Remove this bot', ''],
])('lets the host change a bot: %s', async (name, bot) => {
  const line = await look(0, [HOST, BOT]);
  await fireEvent.click(row('Robo'));
  expect(texts('dialog .ways button')).toEqual(['Add a bot: wild guesser', 'Remove this bot']);
  await fireEvent.click(button(name));
  expect(sent(line)).toEqual([{ t: 'appoint', seat: 1, bot }]);
  expect(document.querySelector('dialog')).toBeNull();
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
