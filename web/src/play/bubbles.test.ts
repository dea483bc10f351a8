import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Said } from '../base/protocol/protocol.gen.ts';
import { mute } from '../base/settings.svelte.ts';
import { Bubbles, IN_RAIL, IN_STRIP } from './bubbles.svelte.ts';
import { getUp, joined, sitDown, sync } from './table.testkit.ts';

const said = (seat: number, text: string): Said => ({
  t: 'said',
  seat,
  at: 1,
  name: 'Ben',
  text,
  sign: '',
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('stay for a while, shorter in the strip than in the rail', () => {
  const bubbles = new Bubbles();
  bubbles.show(said(1, 'Left!'));
  expect(bubbles.latest?.text).toBe('Left!');
  expect(bubbles.of(1)?.text).toBe('Left!');
  vi.advanceTimersByTime(IN_STRIP);
  expect(bubbles.latest).toBeNull();
  expect(bubbles.of(1)?.text).toBe('Left!');
  vi.advanceTimersByTime(IN_RAIL - IN_STRIP);
  expect(bubbles.of(1)).toBeUndefined();
});

it('give way to the next word of the same seat, which has its own time', () => {
  const bubbles = new Bubbles();
  bubbles.show(said(1, 'Left!'));
  vi.advanceTimersByTime(IN_STRIP - 1);
  bubbles.show(said(1, 'No, right!'));
  bubbles.show(said(2, 'Why?'));
  vi.advanceTimersByTime(IN_RAIL - IN_STRIP + 1);
  expect(bubbles.of(1)?.text).toBe('No, right!');
  expect(bubbles.of(2)?.text).toBe('Why?');
});

it('are made of what others say, not of my own words nor of those who are muted', () => {
  const table = sitDown();
  const line = joined(table, sync({ said: [said(1, 'Before I came')] }));
  expect(table.state.bubbles.last).toBeNull();
  line.tell(said(table.state.you, 'Mine'));
  expect(table.state.bubbles.last).toBeNull();
  mute(table.state.code, 2, 'Ben', true);
  line.tell(said(2, 'Muted'));
  expect(table.state.bubbles.last).toBeNull();
  line.tell(said(1, 'Hello'));
  expect(table.state.bubbles.latest?.text).toBe('Hello');
  mute(table.state.code, 2, 'Ben', false);
  getUp(table);
});
