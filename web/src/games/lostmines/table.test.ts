import { describe, expect, it } from 'vitest';

import type { GameEvent } from '../../base/protocol/view.ts';
import { lostminesCards, lostminesView } from './board.testkit.ts';
import { banner } from '../shared/two-clans/seat-clans.ts';
import { type Sight, sightOf, spiedAt } from '../shared/two-clans/sights.ts';
import { gold, isBarred, tools } from './seat-row.ts';
import { SHOWN } from './sights.ts';
import { treasures } from './treasure-tray.ts';

const CARDS = lostminesCards();

describe('rows', () => {
  it('show treasures by kind, the dragon and an open troll', () => {
    const view = lostminesView();
    view.table.dragon = 1;
    view.piles.hoard2 = ['?Gold*2', '?Silver'];
    const slots = tools(view, 1, CARDS).map(({ tool, count }) => [tool, count]);
    expect(slots).toEqual([
      ['gold', 2],
      ['silver', 1],
      ['dragon', undefined],
      ['open-troll', undefined],
    ]);
    expect(tools(view, 2, CARDS)).toEqual([]);
  });

  it('carry the banner that is on the back of the dwarf', () => {
    const names = [0, 1, 2].map((seat) => banner(lostminesView(), seat, CARDS)?.name);
    expect(names).toEqual(['blue', 'yellow', 'blue']);
  });

  it('tell points unless they are hidden', () => {
    const view = lostminesView();
    view.table.points = [3, 0, 1];
    expect(gold(view, 0)).toEqual({ count: 3, worth: null });
    view.facts.points = false;
    expect(gold(view, 0)).toEqual({ count: null, worth: null });
  });

  it('are struck out for those who sit out', () => {
    expect([0, 1].map((seat) => isBarred({ out: [1] }, seat))).toEqual([false, true]);
    expect(isBarred({}, 0)).toBe(false);
  });
});

describe('the tray', () => {
  it('holds what nobody took, and keeps what I looked at', () => {
    const view = lostminesView();
    view.piles.treasure1 = ['?Gems'];
    view.piles.treasure2 = [];
    view.piles.treasure3 = ['?Silver'];
    view.notes = [
      { reader: 0, places: ['treasure3'], cards: ['treasure-silver-3'] },
      { reader: 1, places: ['treasure1'], cards: ['treasure-gems-4'] },
    ];
    expect(treasures(view, CARDS)).toEqual([
      { slot: 0, kind: 'Gems', known: null },
      { slot: 2, kind: 'Silver', known: 'treasure-silver-3' },
    ]);
  });
});

describe('sights', () => {
  const mine = (event: GameEvent, you: number): Sight | null => sightOf(event, you, SHOWN);
  const spied: GameEvent = { did: 'spied', seat: 0, target: 2, cards: ['blue-saboteur'] };

  it('are mine alone', () => {
    expect(mine(spied, 0)).toEqual({ what: 'dwarf', which: 2, cards: ['blue-saboteur'] });
    expect(mine(spied, 1)).toBeNull();
    expect(mine({ ...spied, cards: ['?Blue'] }, 0)).toBeNull();
    expect(mine({ did: 'scouted', seat: 0, mine: 3, cards: ['mine-dragon'] }, 0)).toMatchObject({
      what: 'mine',
      which: 3,
    });
    expect(mine({ did: 'trapset', seat: 0, cards: ['trap'] }, 0)).toBeNull();
  });

  it('of dwarves are remembered until the round is over', () => {
    const line = (seq: number, event: GameEvent): { seq: number; how: ''; event: GameEvent } => ({
      seq,
      how: '',
      event,
    });
    const log = [line(1, { did: 'roundbegan', round: 1 }), line(2, spied)];
    expect(spiedAt(log, 0, 2, SHOWN)).toEqual({ role: 'blue-saboteur', turn: 1 });
    expect(spiedAt(log, 0, 1, SHOWN)).toBeNull();
    expect(spiedAt([...log, line(3, { did: 'roundbegan', round: 2 })], 0, 2, SHOWN)).toBeNull();
  });
});
