import { expect, it, vi } from 'vitest';

import { read, settings } from '../../base/settings.svelte.ts';
import type { GameEvent } from '../../base/protocol/view.ts';
import { pointsOf, walkAlong, walksIn } from './walk-motion.ts';

const stepped = (seat: number, start: number, to: number): GameEvent =>
  ({ did: 'stepped', seat, start: [[start, 0], 0], to: [[to, 0], 0] }) as unknown as GameEvent;
const where = (spot: string): [number, number] => [Number(spot.split(',')[0]) * 10, 0];

it('gathers the steps of each figure', () => {
  const rat = { did: 'prowled', creature: 'rat', start: [[5, 0], 0], to: [[6, 0], 0] };
  const walks = walksIn([
    stepped(1, 0, 1),
    stepped(1, 1, 2),
    { did: 'dealt' },
    stepped(2, 4, 3),
    rat as unknown as GameEvent,
  ]);
  expect([...walks]).toEqual([
    ['1', ['0,0', '1,0', '2,0']],
    ['2', ['4,0', '3,0']],
    ['rat', ['5,0', '6,0']],
  ]);
});

it('begins anew where a figure did not go on from where it was', () => {
  expect(walksIn([stepped(1, 0, 1), stepped(1, 7, 8)]).get('1')).toEqual(['7,0', '8,0']);
});

it('ends where the figure stands among others', () => {
  expect(pointsOf(['0,0', '1,0', '2,0'], where, [23, 4])).toEqual([
    [3, 4],
    [13, 4],
    [23, 4],
  ]);
});

it('walks once, step by step, and not where less motion is wanted', () => {
  const animate = vi.fn();
  const figure = { animate } as unknown as Element;
  const way = ['0,0', '1,0', '2,0'];
  const points = (): [number, number][] => way.map(where);
  Object.assign(settings, read({ motion: 'full' }));
  walkAlong(figure, ['0,0', '1,0'], points);
  expect(animate).not.toHaveBeenCalled();
  walkAlong(figure, way, points);
  walkAlong(figure, way, points);
  expect(animate).toHaveBeenCalledTimes(1);
  expect(animate.mock.calls[0]?.[0]).toHaveLength(3);
  Object.assign(settings, read({ motion: 'less' }));
  walkAlong(figure, [...way], points);
  expect(animate).toHaveBeenCalledTimes(1);
});
