import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { GameEvent } from '../base/protocol/view.ts';
import type { TableModel } from './table.ts';
import { getUp, joined, logged, moved, sitDown, sync, type FakeSocket } from './table.testkit.ts';

let table: TableModel;
let line: FakeSocket;
const look = (seat: number): GameEvent => ({ did: 'peeked', seat, goal: 1, cards: ['gold'] });

beforeEach(() => {
  table = sitDown();
  line = joined(table, sync());
});

afterEach(() => {
  getUp(table);
});

it('says that a card was seen when the last place that shows it is closed', () => {
  const [moment, slip] = [{}, {}];
  line.tell(moved(10, 11, { log: [logged(11, look(0))] }));
  table.looks.open(moment);
  table.looks.open(slip);
  vi.runAllTimers();
  table.looks.close(moment);
  expect(line.asked('seen')).toEqual([]);
  table.looks.close(slip);
  expect(line.asked('seen')).toHaveLength(1);
  table.looks.close(slip);
  expect(line.asked('seen')).toHaveLength(1);
});

it('lets nobody wait for a card that is not shown', () => {
  line.tell(moved(10, 11, { log: [logged(11, look(0))] }));
  vi.advanceTimersByTime(1);
  expect(line.asked('seen')).toHaveLength(1);
});

it('says nothing about looks of others, or about other things that were closed', () => {
  line.tell(moved(10, 11, { log: [logged(11, look(1))] }));
  table.looks.open(line);
  vi.advanceTimersByTime(1);
  table.looks.close(line);
  expect(line.asked('seen')).toEqual([]);
});
