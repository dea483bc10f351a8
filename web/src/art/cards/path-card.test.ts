import { expect, test } from 'vitest';

import { CARDS } from '../../board/board.testkit';
import { cardArt } from '../../games/saboteur/card-art';
import { MINE } from '../colours';
import { drawCard, drawTile } from './card';
import { isBridge, pathCard } from './path-card';
import { parseFace } from './path-outline';

/** The ways in the order in which they are drawn, each by its floor. */
const floors = (face: string, lit = MINE.lit.edge): string[] =>
  [...pathCard(face, { seed: 'same' }).matchAll(/<path d="([^"]+)" fill="(#\w+)"[^>]*paint-order/g)]
    .filter(([, , colour]) => colour === lit)
    .map(([, d = '']) => d);

test.each(['NS.EW', 'EW.NS', 'EW.NS~'])(
  'the way that %s writes first leads over the other',
  (face) => {
    const [under = '', over = ''] = floors(face).map((d) => {
      const ys = d
        .replace(/[Mz]/g, ' ')
        .trim()
        .split(/\s+/)
        .map(Number)
        .filter((_, n) => n % 2);
      return Math.min(...ys) < 0 ? 'NS' : 'EW';
    });

    expect(over).toBe(face.slice(0, 2));
    expect(under).not.toBe(over);
  },
);

test('only two straight ways make a bridge', () => {
  expect(
    ['NS.EW', 'EW.NS', 'NE.SW', 'NS.E', 'NS', 'NESW'].map((face) => isBridge(parseFace(face))),
  ).toEqual([true, true, false, false, false, false]);
});

const cards = Object.assign(new Map(CARDS), { game: { art: cardArt } });
const where = { cell: '1,0', up: 0 };

test.each([0, 1, 2, 3])('a card of the board is lit as its mask says: %i', (mask) => {
  const lit = (island: number): boolean => [mask % 2 === 1, mask >= 2][island] ?? false;

  expect(drawTile('N.E', mask, cards, where)).toBe(
    drawCard('N.E', cards, { lit, seed: where.cell, up: 0 }),
  );
  expect(drawTile('N.E', mask, cards, where).split('url(#um-cut)').length - 1).toBe(
    [0, 1].filter((island) => !lit(island)).length,
  );
});

test('a card of the board lies as it was laid', () => {
  expect(drawTile('N.E~', 3, cards, where)).toBe(
    drawCard('N.E', cards, { turned: true, seed: where.cell }),
  );
  expect(drawTile('N.E~', 3, cards, where)).not.toBe(drawTile('N.E', 3, cards, where));
});

test('a card that the list does not know shows a back', () => {
  expect(drawCard('unheard-of', cards)).toBe(drawCard('?', cards));
  expect(drawCard('?goal', cards)).not.toBe(drawCard('?', cards));
});
