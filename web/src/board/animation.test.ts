import { expect, it } from 'vitest';

import { type BoardNow, changes } from './animation.ts';

const before: BoardNow = {
  tiles: { '0,0': 'start', '1,0': 'EW', '3,0': 'EW', '4,0': 'NS' },
  covered: ['8,0'],
  lit: { '0,0': 1, '1,0': 1 },
};

it('finds nothing where nothing moved', () => {
  expect(changes(before, structuredClone(before))).toEqual([]);
});

it('lets light run from the new card outwards', () => {
  const after: BoardNow = {
    ...before,
    tiles: { ...before.tiles, '2,0': 'EW' },
    lit: { '0,0': 1, '1,0': 1, '2,0': 1, '3,0': 1, '4,0': 1 },
  };
  expect(changes(before, after).map(({ cell, kind, wait }) => [cell, kind, wait])).toEqual([
    ['3,0', 'lit', 60],
    ['4,0', 'lit', 120],
    ['2,0', 'laid', 0],
  ]);
});

it('lets floors go cold when rock falls', () => {
  const { '0,0': start, ...rest } = before.tiles;
  const after: BoardNow = {
    ...before,
    tiles: { '0,0': start ?? '', '3,0': 'EW', '4,0': 'NS' },
    lit: { '0,0': 1 },
  };
  expect(Object.keys(rest)).toContain('1,0');
  expect(changes(before, after)).toEqual([
    { cell: '1,0', kind: 'removed', wait: 0, before: 'EW', litBefore: 1 },
  ]);
});

it('turns goals up', () => {
  const after = { ...before, covered: [], tiles: { ...before.tiles, '8,0': 'gold' } };
  expect(changes(before, after)).toMatchObject([{ cell: '8,0', kind: 'opened', before: '?goal' }]);
});

it('does not animate another round', () => {
  const tiles = Object.fromEntries(Array.from({ length: 40 }, (_, x) => [`${x + 9},5`, 'EW']));
  expect(changes(before, { ...before, tiles })).toEqual([]);
});
