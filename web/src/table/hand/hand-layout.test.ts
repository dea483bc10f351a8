import { describe, expect, it } from 'vitest';

import { type HandRoom, layHand, stacked } from './hand-layout.ts';

const phone: HandRoom = { width: 316, height: 136, most: { standing: 60, lying: 64 }, gap: 4 };
const desk: HandRoom = { width: 540, height: 136, most: { standing: 82, lying: 80 }, gap: 10 };
const all = (count: number, lies: boolean): boolean[] => Array.from({ length: count }, () => lies);

/** What the cards need in all, columns and rows with their gaps. */
function needed(lying: readonly boolean[], room: HandRoom): { width: number; height: number } {
  const { short, flow, columns } = layHand(lying, room);
  const long = (short * 100) / 64;
  const sizes =
    flow === 'stacks'
      ? stacked(lying).map((column) => (column[0] ? long : short))
      : flow === 'row'
        ? lying.map((lies) => (lies ? long : short))
        : Array.from({ length: columns }, () => (lying[0] ? long : short));
  const rows = flow === 'grid' ? Math.ceil(lying.length / columns) : 1;
  const tall = flow === 'stacks' ? Math.max(long, 2 * short + room.gap) : 0;
  const each = lying.includes(false) ? long : short;
  return {
    width: sizes.reduce((sum, size) => sum + size, 0) + room.gap * (sizes.length - 1),
    height: tall || rows * each + room.gap * (rows - 1),
  };
}

describe('the hand', () => {
  it('stands in one row, as large as it may', () => {
    expect(layHand(all(5, false), phone)).toEqual({ short: 60, flow: 'grid', columns: 5 });
    expect(layHand(all(6, false), phone)).toEqual({ short: 49, flow: 'grid', columns: 6 });
    expect(layHand(all(6, false), desk).columns).toBe(6);
  });

  it('lies in two rows of three', () => {
    const room = { ...phone, gap: 8 };
    expect(layHand(all(6, true), room)).toEqual({ short: 64, flow: 'grid', columns: 3 });
    expect(layHand(all(4, true), room).short).toBe(64);
  });

  it('puts lying cards in pairs beside standing ones, in the order of the hand', () => {
    expect(stacked([true, true, true, false, true])).toEqual([
      [true, true],
      [true],
      [false],
      [true],
    ]);
    expect(layHand([true, true, true, true, false, false], desk).flow).toBe('stacks');
    expect(layHand([true, false, false, false], desk).flow).toBe('row');
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12])('fits its room with %i cards', (count) => {
    for (const room of [phone, desk, { ...phone, width: 212, height: 94 }])
      for (const lying of [
        all(count, true),
        all(count, false),
        all(count, false).map((_, i) => i % 3 > 0),
      ]) {
        const { width, height } = needed(lying, room);
        expect(width).toBeLessThanOrEqual(room.width);
        expect(height).toBeLessThanOrEqual(room.height);
        expect(layHand(lying, room).short).toBeGreaterThanOrEqual(16);
      }
  });
});
