import { describe, expect, it } from 'vitest';

import { cardsOf, choices, playable } from './choices.ts';
import type { Action } from '../base/protocol/view.ts';

const place = (card: string, turn: number, x: number, y: number): Action => ({
  do: 'place',
  tile: [card, turn],
  at: [x, y],
});
const legal: Action[] = [
  place('NEW', 0, 1, 0),
  place('NEW', 180, 1, 0),
  place('NEW', 180, 0, 1),
  place('NS', 0, 0, 1),
  { do: 'break', card: 'broken-lamp', seat: 3 },
  { do: 'mend', card: 'fixed-cart-lamp', tool: 'lamp', seat: 2 },
  { do: 'mend', card: 'fixed-cart-lamp', tool: 'cart', seat: 2 },
  { do: 'rockfall', at: [2, 0] },
  { do: 'peek', goal: 1 },
  { do: 'peek', goal: 2 },
  { do: 'discard', cards: ['NEW'] },
  { do: 'discard', cards: ['N.E'] },
  { do: 'discard', cards: ['map'] },
];

describe('choices', () => {
  it('groups places by cell, with every turn that fits', () => {
    const { cells, discard, seats, goals, others } = choices(legal, 'NEW');

    expect([...cells.keys()]).toEqual(['1,0', '0,1']);
    expect(cells.get('1,0')).toEqual([legal[0], legal[1]]);
    expect(discard).toEqual({ do: 'discard', cards: ['NEW'] });
    expect([seats.size, goals.size, others.length]).toEqual([0, 0, 0]);
  });

  it('groups tools by seat', () => {
    expect(choices(legal, 'fixed-cart-lamp').seats.get(2)).toHaveLength(2);
    expect([...choices(legal, 'broken-lamp').seats.keys()]).toEqual([3]);
  });

  it('knows which card an action without a card needs', () => {
    expect([...choices(legal, 'rockfall').cells.keys()]).toEqual(['2,0']);
    expect([...choices(legal, 'map').goals.keys()]).toEqual([1, 2]);
    expect(cardsOf({ do: 'take', card: 'gold-2' })).toEqual([]);
  });

  it('offers without a card only what needs none', () => {
    const take: Action = { do: 'take', card: 'gold-2' };
    const orient: Action = { do: 'orient', tile: ['stone-ne', 180] };

    expect(choices(legal, null).others).toEqual([]);
    expect(choices([take, orient], null).others).toEqual([take, orient]);
    expect(choices([take, orient], null).cells.size).toBe(0);
  });

  it('leaves out what takes several cards', () => {
    const two: Action = { do: 'discard', cards: ['NS', 'map'] };
    const lift: Action = { do: 'lift', cards: ['NS', 'map'], off: 'trapped' };

    expect(choices([two, lift], 'NS')).toMatchObject({ discard: null, others: [] });
  });

  it('finds what a card does without a target', () => {
    expect(choices([{ do: 'theft' }], 'theft').others).toEqual([{ do: 'theft' }]);
  });
});

describe('playable', () => {
  it('tells cards that can be played from those that can only be put away', () => {
    const found = playable(legal);

    expect(found.get('NEW')).toBe(true);
    expect(found.get('rockfall')).toBe(true);
    expect(found.get('N.E')).toBe(false);
    expect(found.has('EW')).toBe(false);
  });

  it('does not call a card playable that only pays for another', () => {
    const lift: Action = { do: 'lift', cards: ['NS', 'map'], off: 'trapped' };

    expect(playable([lift]).get('NS')).toBe(false);
  });
});

describe('choices of a walking game', () => {
  const snare: Action = { do: 'snare', at: { cell: [2, 2], side: 4 } };
  const scout: Action = { do: 'scout', card: 'info-mine-treasure', mine: 2 };
  const appraise: Action = { do: 'appraise', card: 'info-mine-treasure', treasure: 0 };
  const pick: Action = { do: 'pick', treasure: 1 };

  it('has borders beside cells', () => {
    expect([...choices([snare], 'trap').cells]).toEqual([['2,2/S', [snare]]]);
  });

  it('has mines where other games have goals, and treasures', () => {
    const found = choices([scout, appraise], 'info-mine-treasure');
    expect([...found.goals]).toEqual([[2, [scout]]]);
    expect([...found.treasures]).toEqual([[0, [appraise]]]);
  });

  it('has treasures also without a card, where one is taken', () => {
    const found = choices([pick, { do: 'leave' }], null);
    expect([...found.treasures]).toEqual([[1, [pick]]]);
    expect(found.others).toEqual([{ do: 'leave' }]);
  });
});
