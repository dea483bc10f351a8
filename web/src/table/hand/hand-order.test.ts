import { describe, expect, it } from 'vitest';

import { arrange, isOneLess, moved, pickedPlaces, placeOfKey } from './hand-order.ts';

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

  it('lifts the copies that were touched', () => {
    const hand = ['NS', 'EW', 'NS', 'NS'];
    expect(pickedPlaces(hand, ['NS'], [2])).toEqual([2]);
    expect(pickedPlaces(hand, ['NS'], [1])).toEqual([0]);
    expect(pickedPlaces(hand, ['NS', 'EW', 'NS'], [3, 1])).toEqual([1, 3, 0]);
    expect(pickedPlaces(hand, [], [0])).toEqual([]);
    expect(pickedPlaces(hand, ['map'], [])).toEqual([]);
  });

  it('puts a card at another place', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  });

  it('knows when one card was played', () => {
    expect(isOneLess(['a', 'a', 'b'], ['b', 'a'])).toBe(true);
    expect(isOneLess(['a', 'b'], ['a', 'b'])).toBe(false);
    expect(isOneLess(['a', 'b', 'c'], ['a'])).toBe(false);
    expect(isOneLess(['a', 'b', 'c'], ['a', 'd'])).toBe(false);
  });
});
