import { describe, expect, it } from 'vitest';

import { PORTS } from '../cards/path-outline';
import { INK, SALMON, SKY } from '../colours';
import { glyph } from '../icons/icon';
import { hewn } from '../lettering/letters';
import { peekMark, removeMark, wayLine, whyNot } from './feedback';
import { ghostMark, lastMark, legalMark, pencilMark } from './marks';
import { SEATS, seatAt, token, tokenSvg } from './seat-token';

describe('why a card does not fit', () => {
  it.each(['N', 'E', 'S', 'W'] as const)('is shown at side %s, along the edge', (side) => {
    const [d = ''] = /d="([^"]+)"/.exec(whyNot(side))?.slice(1) ?? [];
    const dashes = [...d.matchAll(/M([\d.-]+) ([\d.-]+)([hv])10/g)];
    const isLevel = side === 'N' || side === 'S';
    const [x, y] = PORTS[side];

    expect(dashes).toHaveLength(3);
    expect(dashes.map(([, , , way]) => way)).toEqual(Array(3).fill(isLevel ? 'h' : 'v'));
    expect(dashes.map(([, left, top]) => Number(isLevel ? top : left))).toEqual(
      Array(3).fill(isLevel ? y : x),
    );
    const middles = dashes.map(([, left, top]) => Number(isLevel ? left : top) + 5);
    expect(middles[1]).toBe(isLevel ? x : y);
  });

  it('has an outline', () => {
    expect(whyNot('N')).toContain(`stroke="${INK}"`);
    expect(whyNot('N')).toContain(`stroke="${SALMON}"`);
  });
});

describe('a cell where a card may go', () => {
  const two = `d="${hewn('2', 9).path}"`;

  it('says so when both turns fit', () => {
    expect(legalMark()).not.toContain(two);
    expect(legalMark({ turns: 1 })).not.toContain(two);
    expect(legalMark({ turns: 2 })).toContain(two);
  });

  it.each([
    [0, 'translate(53 11)'],
    [90, 'translate(11 11) rotate(-90)'],
    [180, 'translate(11 89) rotate(-180)'],
    [-90, 'translate(53 89) rotate(90)'],
    [270, 'translate(53 89) rotate(-270)'],
  ])('has its number upper right when the board is turned by %i', (up, place) => {
    expect(legalMark({ turns: 2, up })).toContain(`"${place}"`);
  });
});

it('marks a staged card with a cross that stands upright', () => {
  expect(pencilMark()).toContain('"translate(60 4)"');
  expect(pencilMark({ up: -90 })).toContain('"translate(60 96) rotate(90)"');
  expect(pencilMark()).not.toBe(ghostMark());
});

it.each(SEATS.map((_, seat) => seat))(
  'marks the last card with token and colour of seat %i',
  (seat) => {
    expect(lastMark(seat)).toContain(`stroke="${seatAt(seat).colour}"`);
    expect(lastMark(seat)).toContain(token(seat, { x: 0, y: 0, size: 19 }));
  },
);

it('marks a goal to look at with an upright eye', () => {
  const eye = glyph('eye', { x: 0, y: 0, size: 22 }, { main: SKY, second: INK, cut: INK });

  expect(peekMark(0)).toContain(eye);
  expect(peekMark(-90)).toContain('rotate(90)');
});

it('hatches and cracks a card that would be taken away', () => {
  expect(removeMark()).toContain('url(#um-remove)');
  expect(removeMark().split('M52 8L')).toHaveLength(3);
});

it('draws the way that decided a round from card to card', () => {
  expect(
    wayLine([
      [32, 50],
      [98, 50],
      [98, 150.126],
    ]),
  ).toContain('d="M32 50L98 50L98 150.13"');
});

describe('the token of a seat', () => {
  it.each(SEATS.map((own, seat) => ({ ...own, seat })))(
    '$letter has its letter, shape and pattern',
    (own) => {
      const drawn = tokenSvg(own.seat);

      expect(drawn).toContain(`d="${hewn(own.letter, own.height).path}"`);
      expect(drawn).toContain(`d="${own.shape}" fill="${own.colour}"`);
      expect(drawn.includes('url(#um-')).toBe(!['plain', 'ring'].includes(own.pattern));
      if (drawn.includes('url(#um-')) expect(drawn).toContain(`url(#um-${own.pattern})`);
      expect(drawn.includes('stroke-opacity')).toBe(own.pattern === 'ring');
    },
  );

  it('has no pattern when nobody is there', () => {
    for (const seat of SEATS.keys()) expect(tokenSvg(seat, true)).not.toContain('url(');
  });

  it('differs from its neighbour by pattern', () => {
    const patterns = SEATS.map(({ pattern }) => pattern);
    expect(patterns.filter((pattern, seat) => pattern === patterns[seat + 1])).toEqual([]);
  });

  it('is centred where it is put', () => {
    expect(token(0, { x: 40, y: 20, size: 12 })).toMatch(
      /^<g transform="translate\(34 14\) scale\(0\.5\)">/,
    );
  });

  it('is there for twelve seats only', () => {
    expect(() => seatAt(12)).toThrow('no such seat: 12');
    expect(() => seatAt(-1)).toThrow('no such seat');
  });
});
