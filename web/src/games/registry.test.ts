import { describe, expect, it } from 'vitest';

import { ABOUT } from './about.ts';
import { GAMES, gameOfRule } from './registry.ts';

describe('where a rule is told', () => {
  it.each([
    ['SAB-041', 'saboteur'],
    ['SB2-R07', 'saboteur-2'],
    ['TLM-118', 'the-lost-mines'],
    ['TDC-R44', 'the-dark-cave'],
    ['saboteur-2', undefined],
    ['constructor-1', undefined],
    ['ABC-001', undefined],
    ['SAB-', undefined],
  ])('%s', (rule, book) => {
    expect(gameOfRule(rule)).toBe(book);
  });
});

describe('the list of games', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,svelte}', {
    eager: true,
    import: 'default',
    query: '?raw',
  });
  const OWN = /^\.\/(\w+\/|registry\.ts$)|\.test(kit)?\.|^\.\.\/.*\.gen\.ts$/;
  const NAMED = /saboteur-?2|the-lost-mines|lostmines|the-dark-cave|darkcave/i;

  it('has everything that pages say about a game', () => {
    expect(ABOUT.map(({ game }) => game)).toEqual(GAMES);
  });

  it('is the only file outside the folders of games that names one beside Saboteur', () => {
    const others = Object.entries(sources).filter(
      ([path, text]) => !OWN.test(path) && NAMED.test(text),
    );

    expect(others.map(([path]) => path)).toEqual([]);
  });
});
