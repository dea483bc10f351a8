import { describe, expect, it } from 'vitest';

import fixture from './i18n/words.fixture.json';
import { columnName, placeName, rowName } from './place-names.ts';

describe('names of places', () => {
  it.each(Object.entries(fixture.places))('are those of Python: %s', (game, places) => {
    const named = Object.keys(places).map((cell) => [cell, placeName(cell, game)]);
    expect(Object.fromEntries(named)).toEqual(places);
  });

  it('count from the frame of the game', () => {
    expect(['0,0', '8,-2', '8,0', '8,2'].map((cell) => placeName(cell, 'saboteur'))).toEqual([
      'A5',
      'I3',
      'I5',
      'I7',
    ]);
    expect(placeName('0,0', 'saboteur-2')).toBe('A5');
    expect(placeName([0, 0], 'the-dark-cave')).toBe('E5');
    expect(placeName([-4, -4], 'the-dark-cave')).toBe('A1');
    expect(placeName('10,6', 'the-lost-mines')).toBe('K7');
  });

  it('run on and wrap outside the frame', () => {
    expect([8, 9, 10].map((x) => columnName(x, 'saboteur'))).toEqual(['I', 'J', 'K']);
    expect([0, -1, -2].map((x) => columnName(x, 'saboteur'))).toEqual(['A', 'Z', 'Y']);
    expect([4, 5, 6].map((y) => rowName(y, 'saboteur'))).toEqual(['9', '10', '11']);
    expect([-4, -5, -6].map((y) => rowName(y, 'saboteur'))).toEqual(['1', '99', '98']);
  });

  it('name the card of a spot or of a border', () => {
    expect(placeName('2,1/3', 'saboteur')).toBe('C6');
    expect(placeName('-1,0/E', 'saboteur')).toBe('Z5');
  });
});
