import { describe, expect, it } from 'vitest';

import { CARDS, view } from '../../board/board.testkit.ts';
import type { Asked } from '../contract.ts';
import { saboteur } from './module.ts';
import { whyNotAction } from './why-not.ts';

describe('seats', () => {
  it('show which tools are broken', () => {
    const broken = (seat: number): string[] =>
      saboteur
        .tools(view(), seat, CARDS)
        .filter((slot) => slot.broken)
        .map(({ tool }) => tool);
    expect(broken(0)).toEqual([]);
    expect(broken(1)).toEqual(['lamp']);
  });

  it('show how many gold cards, and their worth to their owner', () => {
    expect(saboteur.gold(view(), 0, CARDS)).toEqual({ count: 1, worth: 2 });
    expect(saboteur.gold(view(), 1, CARDS)).toEqual({ count: 2, worth: null });
  });
});

describe('why not', () => {
  const ask = (card: string, asked: Asked): unknown =>
    whyNotAction(view(), CARDS.get(card), asked, CARDS);

  it('asks about the cell with the picked card', () => {
    expect(ask('NEW', { cell: '5,5' })).toEqual({ do: 'place', tile: ['NEW', 0], at: [5, 5] });
    expect(ask('rockfall', { cell: '0,0' })).toEqual({ do: 'rockfall', at: [0, 0] });
    expect(ask('map', { cell: '8,0' })).toEqual({ do: 'peek', goal: 1 });
    expect(ask('map', { cell: '1,0' })).toBeNull();
    expect(ask('broken-lamp', { cell: '1,0' })).toBeNull();
  });

  it('asks about a player', () => {
    expect(ask('broken-lamp', { seat: 1 })).toEqual({ do: 'break', card: 'broken-lamp', seat: 1 });
    expect(ask('fixed-cart-lamp', { seat: 2, tool: 'lamp' })).toMatchObject({ tool: 'lamp' });
    expect(ask('NEW', { seat: 2 })).toBeNull();
  });

  it('asks about a card by itself, beside the maze', () => {
    expect(ask('', { card: 'NS' })).toMatchObject({ do: 'place', tile: ['NS', 0] });
    expect(ask('', { card: 'gold-2' })).toBeNull();
  });
});

it('knows what cards are for', () => {
  const purposes = ['NS', 'map', 'rockfall', 'broken-lamp', 'fixed-cart-lamp', 'digger'].map((id) =>
    saboteur.purpose(CARDS.get(id)),
  );
  expect(purposes).toEqual(['place', 'peek', 'remove', 'break', 'mend', 'other']);
});
