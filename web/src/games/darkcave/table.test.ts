import { describe, expect, it } from 'vitest';

import type { LogLine } from '../../play/table.ts';
import type { GameEvent } from '../../base/protocol/view.ts';
import { banner } from '../shared/two-clans/seat-clans.ts';
import { darkcaveCards } from './board.testkit.ts';
import { darkcaveTable } from './table.testkit.ts';
import { gold, tools } from './seat-row.ts';
import { seen } from './sights.ts';
import { layers } from './draw-piles.ts';

const CARDS = darkcaveCards();
const line = (event: GameEvent): LogLine => ({ seq: 1, how: '', event });
const slots = (seat: number, log: LogLine[] = []): [string, number | undefined][] =>
  tools(darkcaveTable(), seat, CARDS, log).map(({ tool, count }) => [tool, count]);

describe('rows', () => {
  it('show tools, webs with their number, creatures, and how the dwarf fares', () => {
    expect(slots(0)).toEqual([
      ['battle-axe', 2],
      ['boots', 1],
      ['lying', undefined],
    ]);
    expect(slots(1)).toEqual([
      ['web-circle', 2],
      ['rat', 1],
    ]);
    expect(slots(2)).toEqual([['outside', undefined]]);
  });

  it('show a clan card that was turned up to all, and no other', () => {
    const log = [
      line({ did: 'dwarfspied', seat: 0, target: 1, cards: ['yellow-loyal'] }),
      line({ did: 'unmasked', seat: 2, cards: ['blue-saboteur'] }),
    ];
    expect(slots(1, log).map(([tool]) => tool)).toEqual(['web-circle', 'rat']);
    expect(slots(2, log).map(([tool]) => tool)).toEqual(['blue-saboteur', 'outside']);
  });

  it('count gold that lies open, under the banner of a clan', () => {
    expect([0, 1, 2].map((seat) => gold(darkcaveTable(), seat).count)).toEqual([4, 2, 3]);
    expect(banner(darkcaveTable(), 1, CARDS)?.name).toBe('yellow');
  });
});

describe('the stock', () => {
  it('lies in levels, without the cards that nobody draws', () => {
    expect(layers(darkcaveTable()).map(({ name, count }) => [name, count])).toEqual([
      ['I', 0],
      ['II', 3],
      ['III', 21],
    ]);
  });

  it('tells no level by its back where backs are alike', () => {
    const view = darkcaveTable();
    view.piles.stock2 = ['?cave*8'];
    expect(layers(view)[1]?.back).toBe('cave');
  });
});

describe('sights', () => {
  const spied: GameEvent = { did: 'goalspied', seat: 0, corner: 2, cards: ['goal-exit'] };

  it('are mine alone', () => {
    expect(seen(spied, 0)).toEqual({ what: 'goal', which: 2, cards: ['goal-exit'] });
    expect(seen(spied, 1)).toBeNull();
    expect(seen({ ...spied, seat: 1, cards: ['?goal'] }, 1)).toBeNull();
  });

  it('tell both who has their hands now', () => {
    const traded: GameEvent = { did: 'handstraded', seat: 0, target: 2, cards: ['swap-cards-II'] };
    expect([0, 1, 2].map((you) => seen(traded, you)?.which)).toEqual([2, undefined, 0]);
  });
});
