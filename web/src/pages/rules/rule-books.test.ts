import { describe, expect, it } from 'vitest';

import { bookOf } from './rule-books';

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
    expect(bookOf(rule)).toBe(book);
  });
});
