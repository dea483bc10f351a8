import { describe, expect, it } from 'vitest';

import { CARDS, teller, view } from '../board.testkit.ts';
import { describeCell, describeRow, prospect, type Scene } from './describe.ts';

const scene = (more: Partial<Scene> = {}): Scene => ({
  view: view(),
  cards: CARDS,
  goalKey: (goal) => `goal-${goal + 1}`,
  ...more,
});
const say = (cell: string, more: Partial<Scene> = {}): string =>
  describeCell(cell, scene(more), teller);

describe('a cell in words', () => {
  it('begins with its name, the same in every turn of the board', () => {
    expect(say('3,-1')).toBe('board-cell D4 board-empty');
    expect(say('3,-1', { turned: true })).toBe('board-cell D4 board-empty');
    expect(say('0,0')).toContain('A5');
    expect(describeRow(0, teller)).toBe('board-row 5');
  });

  it('says what lies there and whether it is joined', () => {
    expect(say('0,0')).toContain('<start>, board-start');
    expect(say('1,0')).toContain('<EW>, board-joined');
    expect(say('2,0')).toContain('<E.W>, board-half-joined');
    expect(say('4,-1')).toContain('<NEW~>, board-cut');
    expect(say('5,5')).toContain('board-empty');
  });

  it('does not tell what a goal is unless it is held', () => {
    const known = new Map([['8,0', 'stone-ne']]);
    expect(say('8,-2', { known })).toContain('board-covered goal-1');
    expect(say('8,0', { known })).toContain('board-known');
    expect(say('8,0', { known })).not.toContain('stone');
    expect(say('8,0', { known, held: '8,0' })).toContain('<stone-ne>');
  });

  it('says what can be done', () => {
    const targets = new Map([
      ['3,0', { kind: 'place', turns: 2 } as const],
      ['1,0', { kind: 'remove', turns: 1 } as const],
      ['8,2', { kind: 'peek', turns: 1 } as const],
    ]);
    expect(say('3,0', { targets })).toContain('board-target-place, board-both-turns');
    expect(say('1,0', { targets })).toContain('board-target-remove');
    expect(say('8,2', { targets })).toContain('board-target-peek');
  });

  it('says what is about to be', () => {
    expect(say('3,0', { ghost: { cell: '3,0', lay: 'NEW~' } })).toContain('board-ghost <NEW~>');
    expect(say('1,0', { ghost: { cell: '1,0' } })).toContain('board-aimed');
    expect(say('1,0', { staged: ['1,0'] })).toContain('board-staged');
    expect(say('1,0', { last: { cell: '1,0', by: { name: 'Ana' } } })).toContain('board-last Ana');
  });
});

describe('what a card would do', () => {
  it('counts the ways that stay open', () => {
    expect(prospect('NES', '1,1', view(), CARDS)).toEqual({
      open: 2,
      deadEnd: false,
      goals: [],
      joins: ['1,0'],
    });
  });

  it('sees goals ahead', () => {
    expect(prospect('EW', '7,0', view(), CARDS)).toMatchObject({ open: 1, goals: [1] });
  });

  it('knows a dead end', () => {
    expect(prospect('N.E', '1,1', view(), CARDS)).toMatchObject({ open: 0, deadEnd: true });
  });
});

it('says how far a cell is to walk, and what it costs', () => {
  const walk = { steps: ['1,0', '2,0'], cards: 1, gold: 0 };
  const targets = new Map([['2,0', { kind: 'walk', turns: 1, walk } as const]]);
  const scene = { view: view(), cards: CARDS, targets, goalKey: String };
  expect(describeCell('2,0', scene, teller)).toContain('board-target-walk 2 1');
});
