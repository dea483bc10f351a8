import { describe, expect, it } from 'vitest';

import { CARDS, view } from '../../board/board.testkit.ts';
import { fallbackGame as saboteur } from '../../games/registry.ts';
import { choices } from '../../play/choices.ts';
import type { LogLine } from '../../play/table.ts';
import type { Action, GameEvent } from '../../base/protocol/view.ts';
import {
  cellTargets,
  ghostOf,
  lastLaid,
  myPeeks,
  onTurn,
  stagedCells,
  targetAt,
  toolTargets,
} from './targets.ts';

const legal: Action[] = [
  { do: 'place', tile: ['NEW', 0], at: [3, 0] },
  { do: 'place', tile: ['NEW', 180], at: [3, 0] },
  { do: 'place', tile: ['NEW', 0], at: [1, 1] },
  { do: 'rockfall', at: [1, 0] },
  { do: 'peek', goal: 2 },
  { do: 'break', card: 'broken-lamp', seat: 2 },
  { do: 'mend', card: 'fixed-cart-lamp', tool: 'lamp', seat: 1 },
  { do: 'mend', card: 'fixed-cart-lamp', tool: 'cart', seat: 1 },
  { do: 'discard', cards: ['NEW'] },
];
const log = (...events: GameEvent[]): LogLine[] =>
  events.map((event, index) => ({ seq: index + 1, how: '' as const, event }));

describe('from choices to targets', () => {
  it('lights cells with the number of turns', () => {
    expect([...cellTargets(choices(legal, 'NEW'), view())]).toEqual([
      ['3,0', { kind: 'place', turns: 2, isHint: false }],
      ['1,1', { kind: 'place', turns: 1, isHint: false }],
    ]);
  });

  it('marks the targets of a hint', () => {
    const hinted = [...cellTargets(choices(legal, 'NEW'), view(), true).values()];
    expect(hinted.map(({ isHint }) => isHint)).toEqual([true, true]);
  });

  it('marks what can fall and what can be looked at', () => {
    expect([...cellTargets(choices(legal, 'rockfall'), view())]).toEqual([
      ['1,0', { kind: 'remove', turns: 1, isHint: false }],
    ]);
    const peek = choices(legal, 'map');
    expect([...cellTargets(peek, view())]).toEqual([
      ['8,2', { kind: 'peek', turns: 1, isHint: false }],
    ]);
    expect(targetAt('8,2', peek, view())).toEqual({ goal: 2 });
    expect(targetAt('3,0', choices(legal, 'NEW'), view())).toEqual({ cell: '3,0' });
  });

  it('lights the tools themselves', () => {
    const of = (card: string, seat: number): string[] => [
      ...toolTargets(choices(legal, card), seat, saboteur, CARDS).keys(),
    ];
    expect(of('broken-lamp', 2)).toEqual(['lamp']);
    expect(of('broken-lamp', 1)).toEqual([]);
    expect(of('fixed-cart-lamp', 1)).toEqual(['lamp', 'cart']);
  });

  it('shows the ghost where it would be', () => {
    expect(ghostOf(legal[1] ?? null, view())).toEqual({ cell: '3,0', lay: 'NEW~' });
    expect(ghostOf(legal[3] ?? null, view())).toEqual({ cell: '1,0' });
    expect(ghostOf(legal[4] ?? null, view())).toEqual({ cell: '8,2' });
    expect(ghostOf(legal[5] ?? null, view())).toBeNull();
    expect(ghostOf(null, view())).toBeNull();
  });
});

describe('from the log', () => {
  it('finds the last card that still lies', () => {
    const placed = (at: [number, number], seat: number): GameEvent => ({ did: 'placed', at, seat });
    expect(lastLaid(log(placed([1, 0], 1), placed([9, 9], 2)), view())).toEqual({
      cell: '1,0',
      seat: 1,
    });
    expect(lastLaid(log(placed([1, 0], 1), { did: 'roundbegan' }), view())).toBeNull();
  });

  it('knows in which turn I looked', () => {
    const lines = log(
      { did: 'discarded', seat: 1 },
      { did: 'peeked', seat: 0, goal: 1 },
      { did: 'peeked', seat: 2, goal: 0 },
    );
    expect([...myPeeks(lines, 0)]).toEqual([[1, 2]]);
  });

  it('knows my staged cards and that it is still my turn', () => {
    const staged: Action[] = [{ do: 'place', tile: ['EW', 0], at: [1, 0] }];
    expect(stagedCells(staged, view())).toEqual(['1,0']);
    expect(onTurn(view(), staged, 2)).toBe(2);
    expect(onTurn(view(), [], 2)).toBe(0);
  });
});
