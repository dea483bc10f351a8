import { describe, expect, it } from 'vitest';

import { arrange, fan, pickedPlace, placeOfKey } from './order.ts';

describe('the hand', () => {
  it('keeps cards where they were and puts new ones last', () => {
    expect(arrange([], ['a', 'b'])).toEqual(['a', 'b']);
    expect(arrange(['b', 'a', 'c'], ['a', 'b', 'd'])).toEqual(['b', 'a', 'd']);
    expect(arrange(['a', 'a', 'b'], ['a', 'b', 'a'])).toEqual(['a', 'a', 'b']);
    expect(arrange(['a', 'a'], ['a'])).toEqual(['a']);
  });

  it('hears number keys', () => {
    expect(placeOfKey('1', 6)).toBe(0);
    expect(placeOfKey('6', 6)).toBe(5);
    expect(placeOfKey('7', 6)).toBeNull();
    expect(placeOfKey('0', 6)).toBeNull();
    expect(placeOfKey('Enter', 6)).toBeNull();
  });

  it('lifts the copy that was touched', () => {
    expect(pickedPlace(['NS', 'EW', 'NS'], 'NS', 2)).toBe(2);
    expect(pickedPlace(['NS', 'EW', 'NS'], 'NS', 1)).toBe(0);
    expect(pickedPlace(['NS'], null, 0)).toBeNull();
    expect(pickedPlace(['NS'], 'EW', null)).toBeNull();
  });

  it('fans evenly', () => {
    expect(fan(0, 1)).toEqual({ tilt: 0, drop: 0 });
    expect(fan(0, 5).tilt).toBe(-fan(4, 5).tilt);
  });
});
