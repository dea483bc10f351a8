import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { HintInfo } from '../../base/protocol/protocol.gen.ts';
import type { Action } from '../../base/protocol/view.ts';
import { settings } from '../../base/settings.svelte.ts';
import {
  type FakeSocket,
  getUp,
  info,
  joined,
  seat,
  sitDown,
  sync,
} from '../../play/table.testkit.ts';
import type { TableModel } from '../../play/table.ts';
import { Turn } from '../../play/turn.svelte.ts';
import { stepTo } from '../../play/walk-targets.ts';
import { Guide, wanted } from './guide.svelte.ts';

const PLACE = {
  do: 'place',
  tile: ['NESW', 0] as [string, number],
  at: [1, 0] as [number, number],
};
const PEEK = { do: 'peek', goal: 1 };
const ELSEWHERE = { ...PLACE, at: [0, 1] as [number, number] };
const OTHER_CARD = { ...PLACE, tile: ['EW', 0] as [string, number] };
const STEP = stepTo('1,0');
const DISCARD = { do: 'discard', cards: ['NESW'] };
const HINTS: HintInfo[] = [
  {
    action: PLACE,
    reasons: [{ key: 'closer', args: { goal: 2, left: 6 }, secret: false }],
    to: '',
  },
  { action: PEEK, reasons: [{ key: 'looks', args: { goal: 2 }, secret: true }], to: '' },
];
const BOT = seat('Robo', { kind: 'bot', bot: 'greedy' });

let stop: () => void;
let table: TableModel;
let socket: FakeSocket;
let guide: Guide;
let turn: Turn;

function begin(
  change: Parameters<typeof info>[0] = {},
  legal: Action[] = [PLACE, PEEK, DISCARD],
): void {
  table = sitDown();
  socket = joined(table, sync({ table: info(change), legal }));
  turn = new Turn(table);
  stop = $effect.root(() => {
    guide = new Guide(
      () => table,
      () => turn,
    );
    $effect(() => {
      guide.enter();
      guide.report();
      guide.follow();
    });
  });
  flushSync();
}

async function answer(hints = HINTS): Promise<void> {
  const ask = socket.asked('hint').at(-1);
  socket.tell({ t: 'hinted', ref: ask?.ref ?? -1, seq: 10, staged: 0, hints });
  await vi.waitFor(() => {
    expect(guide.announced).not.toBeNull();
  });
  flushSync();
}

beforeEach(() => {
  localStorage.clear();
  settings.guided = 'auto';
});

afterEach(() => {
  stop();
  getUp(table);
});

test('alone with bots a first game has hints, and says so to the table', async () => {
  begin({ seats: [seat('Ada'), BOT, BOT] });
  expect(socket.asked('guide')).toEqual([{ t: 'guide', on: true }]);
  await answer();

  expect(guide.hint?.action).toEqual(PLACE);
  expect(guide.cards).toEqual(['NESW']);
  expect(guide.ghost).toEqual({ cell: '1,0', lay: 'NESW', isHint: true });
});

test('another hint follows the first, and then the first again', async () => {
  begin({ seats: [seat('Ada'), BOT, BOT] });
  await answer();
  guide.another();
  expect(guide.hint?.action).toEqual(PEEK);
  guide.another();
  expect(guide.hint?.action).toEqual(PLACE);
});

test('a dismissed guide shows nothing and tells the table', async () => {
  begin({ seats: [seat('Ada', { learner: true }), BOT, BOT] });
  await answer();
  guide.set(false);
  flushSync();

  expect(guide.hint).toBeNull();
  expect(socket.asked('guide')).toEqual([{ t: 'guide', on: false }]);
});

test('what another page of the seat chose holds here, and is not told again', () => {
  begin({ seats: [seat('Ada'), BOT, BOT] });
  const hear = (learner: boolean): void => {
    socket.tell({ t: 'table', table: info({ seats: [seat('Ada', { learner }), BOT, BOT] }) });
    flushSync();
  };
  hear(true);
  expect(guide.isOn).toBe(true);
  hear(false);
  expect(guide.isOn).toBe(false);
  hear(true);

  expect(guide.isOn).toBe(true);
  expect(socket.asked('guide')).toEqual([{ t: 'guide', on: true }]);
});

test('with other people hints are offered, and asked for only by a marked learner', () => {
  begin();
  expect(guide.isOffered).toBe(true);
  expect(socket.asked('guide')).toEqual([]);
  guide.set(true);
  flushSync();

  expect(socket.asked('guide')).toEqual([{ t: 'guide', on: true }]);
  expect(socket.asked('hint')).toEqual([]);
});

test('a hint to discard a card lights none of its targets', async () => {
  begin({ seats: [seat('Ada'), BOT, BOT] });
  await answer([{ action: DISCARD, reasons: [], to: '' }, ...HINTS]);

  expect(guide.isDiscard).toBe(true);
  expect(guide.cards).toEqual(['NESW']);
  expect(guide.choices).toBeNull();
  guide.another();
  expect(guide.choices?.cells.size).toBe(1);
});

test('the advised cell stays marked while its card is picked by hand, until it is aimed', async () => {
  begin({ seats: [seat('Ada'), BOT, BOT] }, [PLACE, ELSEWHERE, OTHER_CARD, PEEK]);
  await answer();
  turn.pick('NESW');

  expect(guide.hint).toBeNull();
  expect(guide.ghost).toEqual({ cell: '1,0', isHint: true });
  turn.aim({ cell: '0,1' });
  expect(guide.ghost).toBeNull();
  turn.pick('EW');
  expect(guide.ghost).toBeNull();
});

test('a card that is aimed at the advised cell lies there as it was advised', async () => {
  begin({ seats: [seat('Ada'), BOT, BOT] }, [{ ...PLACE, tile: ['NESW', 1] }, PLACE]);
  await answer();
  turn.pick('NESW');
  turn.aim({ cell: '1,0' }, guide.kept);

  expect(turn.ghost).toEqual(PLACE);
});

test('a walk that leads nowhere is not proposed', async () => {
  begin({ seats: [seat('Ada'), BOT, BOT] }, [STEP, { do: 'stop' }]);
  await answer([{ action: STEP, reasons: [], to: '0,0' }]);

  expect(guide.hint).toBeNull();
});

test('playing a hint sends its action', async () => {
  begin({ seats: [seat('Ada'), BOT, BOT] });
  await answer();
  guide.play();

  expect(socket.asked('act')[0]?.actions).toEqual([PLACE]);
});

test.each([
  ['auto', 'first', false, true],
  ['auto', 'first', true, undefined],
  ['auto', 'later', false, false],
  ['auto', 'off', false, false],
  ['auto', 'on', true, true],
  ['on', 'later', true, true],
  ['on', 'off', false, false],
  ['off', 'first', false, false],
] as const)('mode %s, a game that is %s, others %s: hints %s', (mode, standing, others, hints) => {
  expect(wanted(mode, standing, others)).toBe(hints);
});
