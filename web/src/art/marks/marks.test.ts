import { describe, expect, it } from 'vitest';

import { PORTS } from '../cards/path-outline';
import { INK, LAMP_BRIGHT, SALMON, SKY } from '../colours';
import { glyph } from '../icons/icon';
import { hewn } from '../lettering/letters';
import { peekMark, removedMark, removeMark, wayLine, whyNot } from './feedback';
import { ghostMark, lastMark, legalMark, pencilMark } from './marks';
import { SEATS, seatAt, seatPaint, token, tokenSvg } from './seat-token';

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
    expect(lastMark(seat)).toContain(`stroke="${seatPaint(seat)}"`);
    expect(lastMark(seat)).toContain(token(seat, { x: 0, y: 0, size: 19 }));
  },
);

it.each([0, -90])(
  'marks a goal to look at with an upright eye beside its number, turned by %i',
  (up) => {
    const [, x, y, r] = /<circle cx="([\d-]+)" cy="([\d-]+)" r="(\d+)"/.exec(peekMark(up)) ?? [];
    const eye = { x: Number(x), y: Number(y), size: 21 };
    // Where the artist puts the number of a goal, and how large it is.
    const plate = up ? { x: 14, y: 3, r: 9.4 } : { x: 0, y: 24, r: 9.4 };

    expect(peekMark(up)).toContain(`rotate(${-up})`);
    expect(peekMark(up)).toContain(glyph('eye', eye, { main: SKY, second: INK, cut: INK }));
    expect(Math.hypot(eye.x - plate.x, eye.y - plate.y)).toBeGreaterThan(Number(r) + plate.r);
  },
);

describe.each([
  [0, 'translate(53 89)'],
  [-90, 'translate(11 89)'],
])('a card that is seen turned by %i', (up, corner) => {
  it('is dotted if it could be taken away, with a bolt in the lower right corner', () => {
    expect(removeMark(up)).toContain('stroke-dasharray="4 4"');
    expect(removeMark(up)).toContain(corner);
    expect(removeMark(up)).toContain(
      glyph('lightning', { x: 0, y: 0, size: 14 }, { main: LAMP_BRIGHT }),
    );
  });

  it('is dark if it will be taken away, with a tick in the lower right corner', () => {
    expect(removedMark(up)).toContain('fill-opacity="0.55"');
    expect(removedMark(up)).toContain(corner);
    expect(removedMark(up)).toContain(glyph('check', { x: 0, y: 0, size: 14 }, { main: INK }));
  });
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
      expect(drawn).toContain(`d="${own.shape}" fill="${seatPaint(own.seat)}"`);
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
