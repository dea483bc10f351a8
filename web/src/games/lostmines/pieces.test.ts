import { describe, expect, it } from 'vitest';

import { pieces } from './board.ts';
import { lostminesCards, lostminesView } from './board.testkit.ts';
import { teller } from '../../board/board.testkit.ts';
import { catalogueOf } from '../../base/i18n/full.testkit.ts';
import {
  bordersAt,
  bordersOf,
  middleOfBorder,
  middleOfCell,
  nearest,
  type Pawn,
  stand,
  stands,
} from '../../board/pawns/pieces.ts';
import { told } from '../../board/pawns/describe-pieces.ts';

describe('borders', () => {
  it('lie between two cells, and are named after the upper or left one', () => {
    expect(bordersOf('2,2')).toEqual([
      ['north', '2,1/S'],
      ['east', '2,2/E'],
      ['south', '2,2/S'],
      ['west', '1,2/E'],
    ]);
  });

  it('are half a cell away from its middle', () => {
    expect(middleOfCell('1,1')).toEqual([98, 152]);
    expect(middleOfBorder('1,1/E')).toEqual([131, 152]);
    expect(middleOfBorder('1,1/S')).toEqual([98, 203]);
  });

  it('are hit by whoever comes nearest, if near enough', () => {
    const all = ['1,1/E', '1,1/S'];
    expect(nearest([125, 160], all, middleOfBorder)).toBe('1,1/E');
    expect(nearest([100, 190], all, middleOfBorder)).toBe('1,1/S');
    expect(nearest([98, 152], all, middleOfBorder, 20)).toBeNull();
    expect(nearest([0, 0], [], middleOfBorder)).toBeNull();
  });

  it('are found around the cell under a finger', () => {
    expect(bordersAt([98, 152])).toEqual(bordersOf('1,1').map(([, border]) => border));
    expect(bordersAt([98, 100])).toContain('1,0/S');
  });
});

describe('pawns on one card', () => {
  const { fan, where } = pieces(lostminesView(), lostminesCards());
  const crowd = (count: number): Pawn[] =>
    Array.from({ length: count }, (_, seat) => ({ seat, clan: 'blue' as const, spot: '2,2' }));

  it('fan out, so that each can be seen, and stay on it', () => {
    for (const count of [1, 2, 3, 5, 9]) {
      const places = stands({ pawns: crowd(count), fan, where }).map(({ at }) => at);
      expect(new Set(places.map(String)).size).toBe(count);
      for (const [x, y] of places) {
        expect(Math.abs(x - 164)).toBeLessThanOrEqual(28);
        expect(y).toBeGreaterThan(204 + 15);
        expect(y).toBeLessThan(304);
      }
    }
  });

  it('fan out across as it is seen on a turned board', () => {
    const [one, other] = [stand([0, 0], 0, 2, fan, -90), stand([0, 0], 1, 2, fan, -90)];
    expect(one.at[0]).toBe(other.at[0]);
    expect(one.at[1]).toBeLessThan(other.at[1]);
  });

  it('leave those on other cards alone', () => {
    const alone = stand(where('3,2'), 0, 1, fan);
    const far: Pawn = { seat: 7, clan: 'yellow', spot: '3,2' };
    const all = stands({ pawns: [...crowd(2), far], fan, where });
    expect(all[2]).toMatchObject({ seat: 7, ...alone });
  });
});

describe('a cell in words', () => {
  const say = (cell: string): string[] =>
    told(cell, pieces(lostminesView(), lostminesCards()), ['Ana', 'Ben'], teller);

  it('says who stands there, and addresses the reader', () => {
    const book = catalogueOf('en');
    const tell = (cell: string): string[] =>
      told(cell, pieces(lostminesView(), lostminesCards()), ['Ana', 'Ben'], book);
    expect(tell('1,2')).toEqual(['Ana and Player 3 stand here']);
    expect(tell('2,1')).toContain('Ben stands here');
    book.reader = 0;
    expect(tell('1,2')).toEqual(['Player 3 and you stand here']);
  });

  it('says what lies at which side, from both sides', () => {
    expect(say('2,2')).toEqual(['board-token-trap side-east 1']);
    expect(say('3,2')).toContain('board-token-trap side-west 1');
    expect(say('4,2')).toEqual(['board-token-troll side-south Ben 1']);
  });

  it('says what lies on it, and whether there is room', () => {
    expect(say('3,2')).toEqual(expect.arrayContaining(['board-tile-boat', 'board-room-free 1']));
    expect(say('2,1')).toContain('board-room-full 1');
    expect(say('5,2')).toEqual([]);
  });
});
