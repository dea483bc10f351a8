import { expect, it } from 'vitest';

import { minutesSince, timeOf } from './time-of-day.ts';

const at = new Date(2026, 10, 17, 20, 14).getTime() / 1000;

it('tells a time of day in hours and minutes', () => {
  expect(timeOf(at, 'en', at + 60)).toBe('20:14');
  expect(timeOf(at, 'de', at + 60)).toBe('20:14');
});

it('adds the day to what was not today', () => {
  expect(timeOf(at, 'en', at + 50_000)).toMatch(/17.*20:14/);
});

it('counts whole minutes, and none when clocks differ', () => {
  expect([-90, 0, 59, 60, 185].map((ago) => minutesSince(at, at + ago))).toEqual([0, 0, 0, 1, 3]);
});
