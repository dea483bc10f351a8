import { expect, test } from 'vitest';

import { outline, parseFace, type Port, PORTS, portsOf, waysOf } from './path-outline';

const FACES = [
  ...['NS', 'EW', 'NE', 'NW', 'ES', 'SW', 'NES', 'NEW', 'ESW', 'NSW', 'NESW', 'NESW+ladder'],
  ...['N', 'E', 'S', 'W', 'N.S', 'E.W', 'N.E', 'N.W', 'N.E.S', 'N.E.W', 'N.E.S.W'],
  ...['NS.EW', 'NE.SW', 'NW.ES', 'NS.E', 'EW.N', 'E+ladder'],
];
const TURNED = FACES.map((face) => face + '~');

type Ring = [number, number][];

const rings = (d: string): Ring[] =>
  d
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = ring.replace('z', '').split(' ').map(Number);
      return Array.from({ length: numbers.length / 2 }, (_, i) => [
        numbers[2 * i] ?? NaN,
        numbers[2 * i + 1] ?? NaN,
      ]);
    });

/** Where a ring crosses an edge of the card: positions along that edge. */
function crossings(ring: Ring, side: Port): number[] {
  const [across, along] = side === 'N' || side === 'S' ? ([1, 0] as const) : ([0, 1] as const);
  const edge = PORTS[side][across];
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    if (a[across] < edge === b[across] < edge) return [];
    const share = (edge - a[across]) / (b[across] - a[across]);
    return [a[along] + share * (b[along] - a[along])];
  });
}

test.each([...FACES, ...TURNED])('the mouths of %s are exactly 20 wide at their ports', (face) => {
  const islands = parseFace(face);
  for (const island of islands) {
    const drawn = rings(outline(island, waysOf(island, islands), 'test' + face));
    for (const side of ['N', 'E', 'S', 'W'] as const) {
      const port = PORTS[side][side === 'N' || side === 'S' ? 0 : 1];
      const mouths = drawn.map((ring) => crossings(ring, side)).filter((mouth) => mouth.length);

      expect(mouths.length > 0, side).toBe(island.ports.includes(side));
      for (const mouth of mouths) {
        expect(mouth.length).toBe(2);
        expect(Math.min(...mouth)).toBeCloseTo(port - 10, 5);
        expect(Math.max(...mouth)).toBeCloseTo(port + 10, 5);
      }
    }
  }
});

test.each(FACES)('all rings of %s are wound the same way, so that they unite', (face) => {
  const islands = parseFace(face);
  for (const ring of islands.flatMap((island) => rings(outline(island, waysOf(island, islands))))) {
    const area = ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0);

    expect(area).toBeGreaterThan(0);
  }
});

test('islands keep the order in which the face writes them, turned or not', () => {
  expect(parseFace('N.E.S').map(({ ports }) => ports)).toEqual([['N'], ['E'], ['S']]);
  expect(parseFace('N.E.S~').map(({ ports }) => ports)).toEqual([['S'], ['W'], ['N']]);
});

test('traits belong to their island', () => {
  expect(parseFace('NS+green.E+ladder')).toEqual([
    { ports: ['N', 'S'], traits: ['green'] },
    { ports: ['E'], traits: ['ladder'] },
  ]);
});

test('half a turn swaps north with south and east with west', () => {
  expect(portsOf('NES~').sort()).toEqual(portsOf('NSW').sort());
});

test.each(['', 'X', 'N.', 'NS~~', 'n'])('%o is not a face', (code) => {
  expect(() => parseFace(code)).toThrow('not a face');
});
