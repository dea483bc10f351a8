import { describe, expect, it } from 'vitest';

import { bundles, canJoin, gathered, isSeveral, liftable, sizes } from './gathering.ts';
import type { Action } from './view.ts';

const pass = (...cards: string[]): Action => ({ do: 'discard', cards });
const lift = (off: string, ...cards: string[]): Action => ({ do: 'lift', cards, off });
const legal: Action[] = [
  pass('NS'),
  pass('map'),
  pass('NS', 'NS'),
  pass('NS', 'map'),
  pass('NS', 'NS', 'map'),
  lift('trapped', 'NS', 'NS'),
  lift('trapped', 'NS', 'map'),
  lift('broken-lamp', 'NS', 'map'),
  { do: 'theft' },
];
const passing = bundles(legal, { discard: true });
const lifting = bundles(legal, { off: 'trapped' });

describe('gathering', () => {
  it('tells passing from lifting, and what is lifted', () => {
    expect(passing).toHaveLength(5);
    expect(lifting).toHaveLength(2);
    expect(liftable(legal)).toEqual(new Set(['trapped', 'broken-lamp']));
  });

  it('finds the action for just these cards, copies counted', () => {
    expect(gathered(passing, ['map', 'NS'])).toEqual(pass('NS', 'map'));
    expect(gathered(passing, ['NS', 'NS'])).toEqual(pass('NS', 'NS'));
    expect(gathered(passing, ['map', 'map'])).toBeNull();
    expect(gathered(lifting, ['NS'])).toBeNull();
    expect(gathered(passing, [])).toBeNull();
  });

  it('lets a card join as long as something can come of it', () => {
    expect(canJoin(passing, ['NS', 'NS'], 'map')).toBe(true);
    expect(canJoin(passing, ['NS', 'map'], 'map')).toBe(false);
    expect(canJoin(lifting, ['NS', 'map'], 'NS')).toBe(false);
  });

  it('knows how many cards it takes', () => {
    expect(sizes(passing)).toEqual({ fewest: 1, most: 3 });
    expect(sizes(lifting)).toEqual({ fewest: 2, most: 2 });
    expect(isSeveral(legal)).toBe(true);
    expect(isSeveral([pass('NS'), pass('map')])).toBe(false);
  });
});
