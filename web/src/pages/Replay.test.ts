import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Frame, Replay as Recorded } from '../base/protocol/protocol.gen.ts';
import type { GameEvent } from '../base/protocol/view.ts';
import { SEATS } from '../art/marks/seat-token.ts';
import { CARDS, view as mine } from '../board/board.testkit.ts';
import { cardsOf } from '../base/net/early-socket.ts';
import { router } from '../base/router.svelte.ts';
import { rememberGame } from '../base/last-game.ts';
import { remember } from '../base/saved-seats.ts';
import { logged } from '../play/table.testkit.ts';
import {
  button,
  FakeServer,
  field,
  find,
  isShown,
  leave,
  option,
  reads,
  target,
  text,
  texts,
  until,
  visit,
} from './page.testkit.ts';
import Replay from './Replay.svelte';

const laid = (seat: number, at: [number, number]): GameEvent => ({
  ...{ did: 'placed', cards: ['EW'], tile: ['EW', 0] },
  ...{ seat, at },
});

function frame(seq: number, round: number, ...events: GameEvent[]): Frame {
  const view = mine();
  return {
    seq,
    log: events.length ? [logged(seq, ...events)] : [],
    view: { ...view, table: { ...view.table, round } },
  };
}

const FRAMES = [
  frame(3, 1),
  frame(4, 1, laid(0, [1, 0])),
  frame(7, 2, laid(1, [2, 0])),
  frame(9, 3),
];
const recorded = (change: Partial<Recorded> = {}): Recorded => ({
  game_id: 'red-fox.1',
  rules: 'saboteur@1',
  names: ['Ada', 'Béla', 'Cleo'],
  eyes: -4,
  frames: FRAMES,
  truth: true,
  scores: [1, 2, 3],
  promise: '0123456789abcdef',
  seed: 'feed',
  words: ['ab', 'cd'],
  ...change,
});

const PUBLIC = '/api/replays/red-fox.1?as=public';
const MINE = '/api/replays/red-fox.1?as=me';
const TRUTH = '/api/replays/red-fox.1?as=truth';
const seatOf = (seat: number): string => `/api/replays/red-fox.1?as=${seat + 1}`;

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer({
    [PUBLIC]: recorded(),
    [TRUTH]: recorded({ eyes: -2 }),
    [cardsOf('saboteur')]: [...CARDS.values()],
  });
});
afterEach(() => {
  vi.useRealTimers();
  leave();
});

async function arrive(query = ''): Promise<void> {
  visit(`/replay/red-fox.1${query}`, Replay);
  await reads('What happened');
}

const where = (): string => text(find('.where'));
const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });
/** Whose eyes are offered. */
const eyes = (): string[] => texts('.eyes label');
const shown = (): string[] => texts('.log li');

it('begins at the deal, where nothing has happened', async () => {
  await arrive();
  expect(where()).toBe('0 of 3, round 1');
  expect(shown()).toEqual(['The cards are being dealt.']);
  expect(button('One step back').disabled).toBe(true);
});

it('begins at the moment that the address names', async () => {
  await arrive('?at=8');
  expect(where()).toBe('2 of 3, round 2');
});

it('goes step by step, and no further than the ends', async () => {
  await arrive();
  await fireEvent.click(button('One step forward'));
  expect(where()).toBe('1 of 3, round 1');
  await fireEvent.click(button('One step forward'));
  await fireEvent.click(button('One step forward'));
  expect([where(), button('One step forward').disabled]).toEqual(['3 of 3, round 3', true]);
  await fireEvent.click(button('One step back'));
  expect([where(), button('One step forward').disabled]).toEqual(['2 of 3, round 2', false]);
});

it('goes from round to round', async () => {
  await arrive('?at=4');
  await fireEvent.click(button('To the next round'));
  expect(where()).toBe('2 of 3, round 2');
  await fireEvent.click(button('To the start of the round'));
  expect(where()).toBe('0 of 3, round 1');
  expect(texts('.marks span')).toEqual(['1', '2', '3']);
});

it('goes where the slider is put', async () => {
  await arrive();
  const slider = field('.slider input');
  expect(slider.max).toBe('3');
  await fireEvent.input(slider, { target: { value: '2' } });
  expect([where(), slider.getAttribute('aria-valuetext')]).toEqual([
    '2 of 3, round 2',
    '2 of 3, round 2',
  ]);
});

it('follows the keys', async () => {
  await arrive();
  const places: string[] = [];
  for (const key of ['ArrowRight', 'End', 'ArrowLeft', 'Home', 'PageDown', 'PageUp']) {
    await press(key);
    places.push(where().slice(0, 1));
  }
  expect(places).toEqual(['1', '3', '2', '0', '2', '0']);
});

it('leaves keys alone that belong to the browser or to a field', async () => {
  await arrive();
  await fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
  const typing = document.createElement('textarea');
  document.body.append(typing);
  await fireEvent.keyDown(typing, { key: 'End' });
  typing.remove();
  expect(where()).toBe('0 of 3, round 1');
});

it('lists what happened up to now, the newest first, and leads back', async () => {
  await arrive('?at=7');
  expect(shown()).toHaveLength(2);
  expect(shown()[0]).toContain('Béla');
  expect(shown()[1]).toContain('Ada');
  expect(texts('.log [aria-current=step]')).toEqual([shown()[0]]);
  await fireEvent.click(find('.log li:last-child button'));
  expect(where()).toBe('1 of 3, round 1');
  expect(shown()).toHaveLength(1);
});

it('shows whose line it is: who acted, or whose hand the cards went to', async () => {
  const dealt: GameEvent = { did: 'dealt', cards: ['EW'], source: 'stock', target: 'hand2' };
  server.answer(PUBLIC, recorded({ frames: [frame(3, 1, laid(0, [1, 0])), frame(4, 1, dealt)] }));
  await arrive('?at=4');
  const shapes = [...document.querySelectorAll('.log li')].map((line) =>
    SEATS.findIndex(({ shape }) => line.innerHTML.includes(`"${shape}"`)),
  );
  expect(shapes).toEqual([1, 0]);
});

it('plays one moment after the other, and stops at the end', async () => {
  vi.useFakeTimers();
  await arrive('?at=4');
  await fireEvent.click(button('Play'));
  const seen: string[] = [];
  while (document.querySelector('[aria-label=Pause]') && seen.length < 20) {
    if (seen.at(-1) !== where()) seen.push(where());
    await vi.advanceTimersToNextTimerAsync();
    await tick();
  }
  expect(seen.map((place) => place.slice(0, 1))).toEqual(['1', '2', '3']);
  await fireEvent.click(button('Play'));
  expect(where()).toBe('0 of 3, round 1');
});

it('stops playing when somebody steps', async () => {
  await arrive();
  await press(' ');
  expect(button('Pause')).toBeTruthy();
  await press('ArrowRight');
  expect(button('Play')).toBeTruthy();
});

it('looks with other eyes and stays at the moment', async () => {
  await arrive('?at=7');
  await fireEvent.click(option('View as', 'Everything'));
  await reads('All cards face up.');
  expect(server.asked(TRUTH)).toHaveLength(1);
  expect(where()).toBe('2 of 3, round 2');
});

it('looks with the eyes of any seat where cards are open', async () => {
  server.answer(seatOf(1), recorded({ eyes: 1 }));
  await arrive('?at=7');
  expect(eyes()).toEqual(['Spectator', 'Everything', 'Ada', 'Béla', 'Cleo']);
  await fireEvent.click(option('View as', 'Béla'));
  await reads('What Béla knew at the time.');
  expect(where()).toBe('2 of 3, round 2');
  await until(() => {
    expect(router.route.query.get('as')).toBe('2');
  });
});

it('begins with the eyes of the seat that the address names', async () => {
  server.answer(seatOf(2), recorded({ eyes: 2 }));
  await arrive('?as=3');
  expect(option('View as', 'Cleo').checked).toBe(true);
  expect(server.asked(PUBLIC)).toHaveLength(0);
});

it.each(['7', '0', '02', 'everybody'])(
  'looks in public where there is no such seat: %s',
  async (as) => {
    server.answer(`/api/replays/red-fox.1?as=${as}`, { why: 'malformed' }, 400);
    await arrive(`?as=${as}`);
    expect(option('View as', 'Spectator').checked).toBe(true);
  },
);

it('marks my own seat where all are offered, and asks for it with my token', async () => {
  server.answer(MINE, recorded({ eyes: 1 }));
  remember({ code: 'red-fox', token: 'secret', seat: 1, name: 'Béla' });
  await arrive('?as=me');
  expect(eyes()).toEqual(['Spectator', 'Everything', 'Ada', 'Béla (you)', 'Cleo']);
  expect(option('View as', 'Béla (you)').checked).toBe(true);
  expect(isShown('What you knew at the time.')).toBe(true);
  expect(server.asked(MINE)[0]?.token).toBe('Bearer secret');
});

it('offers strangers nothing but the public eyes of a table that keeps its cards hidden', async () => {
  server.answer(PUBLIC, recorded({ truth: false }));
  server.answer(TRUTH, { why: 'not-now' }, 409);
  await arrive('?as=truth');
  expect(eyes()).toEqual(['Spectator']);
  expect(option('View as', 'Spectator').checked).toBe(true);
  expect(isShown('Cards stay hidden at this table.')).toBe(true);
});

it('offers my own eyes, and nobody else’s, of a table that keeps its cards hidden', async () => {
  const mine = { truth: false, eyes: 0 };
  server = new FakeServer({ [MINE]: recorded(mine), [PUBLIC]: recorded({ truth: false }) });
  remember({ code: 'red-fox', token: 'secret', seat: 0, name: 'Ada' });
  await arrive('?as=me');
  expect(eyes()).toEqual(['Spectator', 'Me']);
  expect(option('View as', 'Me').checked).toBe(true);
  expect(isShown('What you knew at the time.')).toBe(true);
});

it('does not list what is dealt for a round', async () => {
  const dealt = (seat: number): GameEvent => ({
    ...{ did: 'dealt', cards: ['EW'], source: 'stock', target: `hand${seat}` },
  });
  const begun: GameEvent = { did: 'roundbegan', round: 1 };
  const deal = frame(3, 1, begun, dealt(1), dealt(2), dealt(3));
  server.answer(PUBLIC, recorded({ frames: [deal, frame(4, 1, laid(0, [1, 0]))] }));
  await arrive('?at=4');
  expect(shown()).toHaveLength(2);
  expect(shown()[0]).toContain('Ada lays');
  expect(shown()[1]).toBe('Round 1 The cards have been dealt.');
  await fireEvent.click(find('.log li.round button'));
  expect(where()).toBe('0 of 1, round 1');
});

it('says what lies before the seats', async () => {
  await arrive();
  await reads('Ada');
  expect(texts('.seats li b')).toEqual(['Ada', 'Béla', 'Cleo']);
  expect(texts('.seats .broken')).toHaveLength(1);
  expect(text(find('.seats li:nth-child(2) .broken'))).toMatch(/lantern/i);
});

it('has an address for each moment', async () => {
  await arrive();
  await fireEvent.click(button('One step forward'));
  await until(() => {
    expect(router.route.query.get('at')).toBe('4');
  });
  expect(router.route.query.get('as')).toBe('public');
});

it('opens the seal of the deal, and gives the record away', async () => {
  await arrive();
  expect(texts('summary span')).toContain('The deal is unsealed');
  expect(texts('.inside code')).toEqual(['0123456789abcdef', 'feed', 'ab · cd']);
  expect(target('Download')).toBe('/api/replays/red-fox.1/record');
});

it('says that there is no such replay', async () => {
  server.answer(PUBLIC, { why: 'no-table' }, 404);
  visit('/replay/red-fox.1', Replay);
  await reads('There’s no such replay');
});

it('asks again when the server did not answer', async () => {
  server.isDown = true;
  visit('/replay/red-fox.1', Replay);
  await reads('Connection lost');
  server.isDown = false;
  await fireEvent.click(button('Try again'));
  await reads('What happened');
});

it('begins the same game with bots, with the seats of the last time', async () => {
  rememberGame('saboteur', 8);
  rememberGame('saboteur-2', 4);
  server.answer('POST /api/tables', { code: 'blue-owl', seat: 0, token: 'secret' });
  await arrive();
  await fireEvent.click(button('Play Saboteur with bots'));
  await until(() => {
    expect(router.route.path).toBe('/t/blue-owl');
  });
  expect(server.asked('POST /api/tables')[0]?.body).toMatchObject({
    bots: 'foreman',
    config: { game: 'saboteur', seats: 8 },
  });
});
