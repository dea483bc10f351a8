import { describe, expect, it } from 'vitest';

import { spokenCode, tableCode } from './table-code';

describe('the code of a table', () => {
  it.each([
    ['amber-kettle-42', 'amber-kettle-42'],
    ['Amber Kettle 42', 'amber-kettle-42'],
    ['  AMBER   kettle42 ', 'amber-kettle-42'],
    ['amber_kettle.42!', 'amber-kettle-42'],
    ['âmber – kettle — 42', 'amber-kettle-42'],
    ['https://dig.example/t/amber-kettle-42?from=chat#x', 'amber-kettle-42'],
    ['look: http://192.168.0.7:8321/t/Amber%20Kettle%2042', 'amber-kettle-42'],
    ['100%', '100'],
    ['', ''],
    ['---', ''],
  ])('%s is %s', (typed, code) => {
    expect(tableCode(typed)).toBe(code);
  });

  it('is said in words', () => {
    expect(spokenCode('amber-kettle-42')).toBe('Amber Kettle 42');
  });
});
