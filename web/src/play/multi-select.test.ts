import { describe, expect, it } from 'vitest';

import { MultiSelect, type SelectionPurpose } from './multi-select.svelte.ts';
import type { Action } from '../base/protocol/view.ts';

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

function multiSelect(wanted: SelectionPurpose, ...bag: string[]): MultiSelect {
  const made = new MultiSelect({ legal });
  made.begin(wanted, null);
  for (const card of bag) made.pick(card, false);
  return made;
}
const passing = (...bag: string[]): MultiSelect => multiSelect({ discard: true }, ...bag);
const lifting = (...bag: string[]): MultiSelect => multiSelect({ off: 'trapped' }, ...bag);

describe('gathering', () => {
  it('finds the action for just these cards, copies counted', () => {
    expect(passing('map', 'NS').ghost).toEqual(pass('NS', 'map'));
    expect(passing('NS', 'NS').ghost).toEqual(pass('NS', 'NS'));
    expect(passing().ghost).toBeNull();
    expect(lifting('NS').ghost).toBeNull();
    expect(lifting('NS', 'map').ghost).toEqual(lift('trapped', 'NS', 'map'));
  });

  it('lets a card join as long as something can come of it', () => {
    expect(passing('NS', 'NS').joins('map')).toBe(true);
    expect(passing('NS', 'map').joins('map')).toBe(false);
    expect(lifting('NS', 'map').joins('NS')).toBe(false);
    expect(passing('map', 'map').bag).toEqual(['map']);
  });

  it('puts a card back, and ends', () => {
    const made = passing('NS', 'map');
    made.pick('NS', true);
    expect(made.bag).toEqual(['map']);
    made.end();
    expect([made.isOn, made.bag, made.ghost]).toEqual([false, [], null]);
  });

  it('tells what can be lifted, and whether several cards can go', () => {
    expect(passing().liftable).toEqual(['trapped', 'trapped', 'broken-lamp']);
    expect(passing().isSeveral).toBe(true);
    expect(new MultiSelect({ legal: [pass('NS'), pass('map')] }).isSeveral).toBe(false);
  });

  it('says what the cards are for, and how many it takes', () => {
    const words = {
      t: (key: string, args = {}): string => [key, ...Object.values(args)].join(' '),
      card: (card: string): string => card,
    };
    expect(passing('NS').say(words).text).toBe('table-pass-price 1 3');
    expect(lifting('NS').say(words)).toEqual({
      head: 'table-lift-card trapped',
      text: 'table-lift-price 1 2',
    });
  });
});
