import { describe, expect, it } from 'vitest';

import { clanOf } from '../shared/two-clans/seat-clans.ts';
import { lostminesCards, lostminesView } from './board.testkit.ts';
import { pieces, TOKENS } from './board.ts';
import { lostMines, whyNotAction } from './module.ts';
import type { Asked } from '../contract.ts';

const CARDS = lostminesCards(lostMines);

describe('the pieces of the forest', () => {
  it('are dwarves with the clans that all can see', () => {
    expect(pieces(lostminesView(), CARDS).pawns).toEqual([
      { seat: 0, clan: 'blue', spot: '1,2' },
      { seat: 1, clan: 'yellow', spot: '2,1' },
      { seat: 2, clan: 'blue', spot: '1,2' },
    ]);
  });

  it('are not there before the clans are dealt', () => {
    const before = lostminesView();
    before.piles.role1 = [];
    expect(clanOf(before, 0, CARDS)).toBeNull();
    before.table.pawn = [null, null, null];
    expect(pieces(before, CARDS).pawns).toEqual([]);
  });

  it('are tokens on borders, with whose they are', () => {
    expect(pieces(lostminesView(), CARDS).tokens).toEqual([
      { border: '2,2/E', name: 'trap', look: TOKENS.trap, owner: null },
      { border: '4,2/S', name: 'troll', look: TOKENS.troll, owner: 1 },
    ]);
  });

  it('are tools on obstacles', () => {
    expect(pieces(lostminesView(), CARDS).tiles).toMatchObject([{ cell: '3,2', name: 'boat' }]);
  });

  it('leave room for one on rocks and bridged obstacles, not on others', () => {
    const rooms = pieces(lostminesView(), CARDS).rooms.map(({ cell, count, full }) => [
      cell,
      count,
      full,
    ]);
    expect(rooms).toEqual([
      ['2,1', 1, true],
      ['3,2', 1, false],
    ]);
  });
});

describe('why not', () => {
  const turn = lostminesView({ due: 'turn', seat: 0 });
  const ask = (card: string, asked: Asked, view = turn): unknown =>
    whyNotAction(view, CARDS.get(card), asked, CARDS);

  it('asks about a cell with the picked card', () => {
    expect(ask('EW', { cell: '5,5' })).toEqual({ do: 'place', tile: ['EW', 0], at: [5, 5] });
    expect(ask('boat', { cell: '5,2' })).toEqual({ do: 'bridge', card: 'boat', at: [5, 2] });
    expect(ask('thunderstorm', { cell: '1,2' })).toEqual({ do: 'storm', at: [1, 2] });
  });

  it('asks about a border', () => {
    expect(ask('trap', { cell: '2,2/S' })).toEqual({
      do: 'snare',
      at: { cell: [2, 2], side: 4 },
    });
    expect(ask('troll', { cell: '2,2/E' })).toMatchObject({ do: 'troll', at: { side: 2 } });
  });

  it('asks about mines and players with an information card', () => {
    expect(ask('info-mine-dwarf', { cell: '9,4' })).toMatchObject({ do: 'scout', mine: 2 });
    expect(ask('info-mine-dwarf', { cell: '2,2' })).toBeNull();
    expect(ask('info-mine-dwarf', { seat: 0 })).toMatchObject({ do: 'spy', seat: 0 });
    expect(ask('EW', { seat: 1 })).toBeNull();
  });

  it('asks about treasures with an information card, and before one is taken', () => {
    const look = { do: 'appraise', card: 'info-mine-dwarf', treasure: 1 };
    expect(ask('info-mine-dwarf', { treasure: 1 })).toEqual(look);
    expect(ask('trap', { treasure: 1 })).toBeNull();
    const taking = lostminesView({ due: 'taketreasure', seat: 0 });
    expect(ask('', { treasure: 2 }, taking)).toEqual({ do: 'pick', treasure: 2 });
  });

  it('asks about a step while walking', () => {
    expect(ask('', { cell: '7,2' }, lostminesView())).toEqual({ do: 'step', to: [[7, 2], 0] });
    expect(ask('', { cell: '2,2/E' }, lostminesView())).toEqual({ do: 'step', to: [[2, 2], 0] });
    expect(ask('', { seat: 1 }, lostminesView())).toBeNull();
  });

  it('asks about a card by itself: a path card beside the others', () => {
    expect(ask('', { card: 'EW' })).toMatchObject({ do: 'place', at: [6, 2] });
    expect(ask('', { card: 'axe' })).toMatchObject({ do: 'bridge', card: 'axe' });
  });

  it('asks nothing without a card', () => {
    expect(ask('', { cell: '2,2' })).toBeNull();
  });
});

it('knows what every card of the hand is for', () => {
  const hand = [...CARDS.values()].filter(({ plays }) => plays.length > 0);
  expect(hand.length).toBeGreaterThan(20);
  expect(hand.filter((card) => lostMines.purpose(card) === 'other')).toEqual([]);
});
