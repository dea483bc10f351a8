import { describe, expect, it } from 'vitest';

import { labelledExtent, type Rim, rimLabels } from './rim-labels.ts';

const STAGE = { width: 700, height: 600 };
const EXTENT = { from: { x: -1, y: -3 }, to: { x: 9, y: 3 } };
const rim = (change: Partial<Rim> = {}): Rim => ({
  named: ['6,1'],
  game: 'saboteur',
  extent: EXTENT,
  camera: { x: 297, y: 50, scale: 1 },
  stage: STAGE,
  turned: false,
  ...change,
});
const texts = (change: Partial<Rim>, side: string): string[] =>
  rimLabels(rim(change)).flatMap((label) => (label.side === side ? label.text : []));

describe('CAM-11: letters and numbers at the rim', () => {
  it('name columns by letters and rows by numbers', () => {
    expect(texts({}, 'bottom')).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']);
    expect(texts({}, 'left')).toEqual(['3', '4', '5', '6', '7']);
  });

  it('stay with their row and column when the board is turned', () => {
    const camera = { x: 50, y: -297, scale: 0.9 };
    expect(texts({ turned: true, camera }, 'left')).toContain('G');
    expect(texts({ turned: true, camera }, 'bottom')).toContain('6');
  });

  it('stand out where a place is named', () => {
    const named = rimLabels(rim()).filter(({ isNamed }) => isNamed);
    expect(named.map(({ text }) => text)).toEqual(['G', '6']);
    const [column, row] = named;
    expect(column).toMatchObject({ begin: 6 * 66 - 297 + 350, length: 64 });
    expect(row).toMatchObject({ begin: 102 - 50 + 300, length: 100 });
  });

  it('are only there for what is in sight', () => {
    const camera = { x: 297, y: 50, scale: 3 };
    const extent = labelledExtent(EXTENT, camera, STAGE, false);
    expect(extent).toEqual({ from: { x: 2, y: -1 }, to: { x: 6, y: 1 } });
    expect(
      labelledExtent(EXTENT, { x: 50, y: -297, scale: 3 }, STAGE, true).from.x,
    ).toBeGreaterThan(1);
  });
});
