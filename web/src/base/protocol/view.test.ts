import { describe, expect, it } from 'vitest';

import { saboteurView } from './game.testkit.ts';
import {
  actor,
  cellKey,
  cellOf,
  handOf,
  item,
  knownGoal,
  layOf,
  pileCards,
  pileSize,
  roleOf,
  spotOf,
  sameAction,
  tileLay,
} from './view.ts';

describe('piles', () => {
  const table = saboteurView({
    piles: {
      hand1: ['E.W', 'map'],
      hand2: ['?mine*6'],
      loot1: ['??'],
      stock: ['?mine', '?mine*2'],
    },
  });

  it('are counted card by card', () => {
    expect(pileCards(table, 'hand2')).toEqual(Array(6).fill('?mine'));
    expect(pileCards(table, 'stock')).toHaveLength(3);
    expect(handOf(table, 0)).toEqual(['E.W', 'map']);
  });

  it('may be of unknown size, or missing', () => {
    expect(pileSize(table, 'hand2')).toBe(6);
    expect(pileSize(table, 'loot1')).toBeNull();
    expect(pileCards(table, 'loot1')).toEqual([]);
    expect(pileSize(table, 'nothing')).toBe(0);
  });
});

describe('what I know', () => {
  const table = saboteurView({
    piles: {
      goal1: ['?goal'],
      goal2: ['?goal'],
      goal3: ['gold'],
      role1: ['digger'],
      role2: ['?dwarf'],
    },
    notes: [
      { reader: 0, places: ['goal2'], cards: ['stone-ne'] },
      { reader: -2, places: ['goal1', 'goal3'], cards: ['gold'] },
    ],
  });

  it('is a goal I see, or one I looked at', () => {
    expect(knownGoal(table, 0)).toBeNull();
    expect(knownGoal(table, 1)).toBe('stone-ne');
    expect(knownGoal(table, 2)).toBe('gold');
  });

  it('is my role', () => {
    expect(roleOf(table, 0)).toBe('digger');
    expect(roleOf(table, 1)).toBeNull();
    expect(roleOf(table, 7)).toBeNull();
  });
});

describe('words of the board', () => {
  it('are read', () => {
    expect(cellOf('-2,13')).toEqual({ x: -2, y: 13 });
    expect(cellKey([-2, 13])).toBe('-2,13');
    expect(layOf('NEW~')).toEqual({ card: 'NEW', turned: true });
    expect(layOf('N.E')).toEqual({ card: 'N.E', turned: false });
    expect(tileLay(['NEW', 180])).toEqual({ card: 'NEW', turned: true });
  });
});

describe('the agenda', () => {
  it('ends with who decides', () => {
    const asked = saboteurView({
      agenda: [
        { due: 'turn', seat: 1 },
        { due: 'chooseturn', seat: 2, goal: 0 },
      ],
    });

    expect(item(asked)?.goal).toBe(0);
    expect(actor(asked)).toBe(2);
    expect(actor(saboteurView({ agenda: [] }))).toBe(-3);
  });
});

describe('actions', () => {
  it('are the same when they say the same', () => {
    expect(sameAction({ do: 'peek', goal: 1 }, { goal: 1, do: 'peek' })).toBe(true);
    expect(sameAction({ do: 'peek', goal: 1 }, { do: 'peek', goal: 2 })).toBe(false);
  });
});

describe('places in one word', () => {
  it('are cells, spaces of a card, and borders', () => {
    expect(cellKey([3, -1])).toBe('3,-1');
    expect(cellKey([[3, 2], 0])).toBe('3,2');
    expect(cellKey([[3, 2], 1])).toBe('3,2/2');
    expect(cellKey({ cell: [3, 2], side: 2 })).toBe('3,2/E');
    expect(cellKey({ cell: [3, 2], side: 4 })).toBe('3,2/S');
  });

  it('are read as spots', () => {
    expect(spotOf('3,-2')).toEqual([[3, -2], 0]);
    expect(spotOf('3,2/2')).toEqual([[3, 2], 1]);
  });
});
