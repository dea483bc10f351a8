import { describe, expect, it } from 'vitest';

import type { SaboteurView } from '../../games/saboteur/view.gen.ts';
import type { LogLine } from '../table.ts';
import { type GameEvent, NOBODY } from '../../base/protocol/view.ts';
import { afterSkip, beatsOf, LONGEST, stepsOf } from '../../games/shared/story/steps.ts';
import { roundTable, storyOf } from './story.ts';
import { decidingWay, litFloor } from './winning-path.ts';

const FACES: Readonly<Record<string, string>> = {
  start: 'NESW+ladder',
  EW: 'EW',
  NE: 'NE',
  'E.W': 'E.W',
  W: 'W',
  ladder: 'E+ladder',
  gold: 'NESW',
};
const faceOf = (card: string): string => FACES[card] ?? '';

function view(tiles: Record<string, string>): SaboteurView {
  return {
    table: {
      seats: 3,
      round: 1,
      board: { tiles, covered: ['3,-1', '3,0'], lit: {} },
      front: [[], ['broken-lamp'], []],
      starter: 0,
      last: 0,
      finder: NOBODY,
      earned: [],
      credit: [0, 0, 0],
    },
    facts: { goals: ['3,-1', '3,0'], start: '0,0', roles: {}, rounds: 3, tools: [] },
    piles: {},
    notes: [],
    agenda: [{ due: 'turn', seat: 1 }],
    seat: 0,
  };
}

const lines = (events: GameEvent[], seq = 1): LogLine[] =>
  events.map((event, index) => ({ seq: seq + index, how: '', event }));

const roles = ['digger', 'digger', 'saboteur', 'saboteur'];
const before = view({ '0,0': 'start', '1,0': 'EW' });
const found: GameEvent[] = [
  { did: 'placed', seat: 1, tile: ['EW', 0], at: [2, 0], cards: ['EW'] },
  { did: 'goalopened', seat: 1, goal: 1, cards: ['gold'] },
  { did: 'goallaid', goal: 1, tile: ['gold', 0], at: [3, 0], cards: ['gold'] },
  { did: 'roundended', round: 1, finder: 1, why: 'treasure' },
  { did: 'rolesshown', cards: roles },
];
const empty: GameEvent[] = [
  { did: 'discarded', seat: 2, cards: ['?mine'] },
  { did: 'roundended', round: 1, finder: NOBODY, why: 'hands' },
  { did: 'rolesshown', cards: roles },
  { did: 'goldpaid', seat: 2, value: 4, cards: ['?gold'] },
  { did: 'roundbegan', round: 2 },
];
const tell = (events: GameEvent[], past: GameEvent[] = [], after = before) => {
  const log = lines([{ did: 'roundbegan', round: 1 }, ...past, ...events]);
  return storyOf({ events, before, after, log, faceOf, turned: false });
};

describe('the story of a round', () => {
  it('is told only when a round ended', () => {
    expect(tell([{ did: 'discarded', seat: 0, cards: [] }])).toBeNull();
  });

  it('is not told of several rounds at once', () => {
    expect(tell([...empty, ...empty])).toBeNull();
  });

  it('tells of the treasure and of the way to it', () => {
    const after = { ...before, agenda: [{ due: 'sharegold', seat: 1, then: [0] }] };
    const story = tell(found, [], after);
    expect(story).toMatchObject({
      round: 1,
      finder: 1,
      treasure: 1,
      first: 1,
      order: [1, 2, 0],
      roles: ['digger', 'digger', 'saboteur'],
      left: ['saboteur'],
      way: ['0,0', '1,0', '2,0', '3,0'],
      turning: ['3,0'],
      last: { cell: '2,0', seat: 1 },
    });
    expect(story?.board.covered).toEqual(['3,-1']);
  });

  it('keeps the board although the next round is dealt already', () => {
    const story = tell(empty, [], view({ '0,0': 'start' }));
    expect(Object.keys(story?.board.tiles ?? {})).toEqual(['0,0', '1,0']);
    expect(story).toMatchObject({ treasure: -1, paid: [{ seat: 2, value: 4 }], first: NOBODY });
    expect(story?.way).toEqual(['0,0', '1,0']);
  });

  it('turns the dwarves from the last actor round the table', () => {
    expect(tell(empty)?.order).toEqual([2, 0, 1]);
    expect(roundTable(4, 3)).toEqual([3, 0, 1, 2]);
  });
});

describe('what decided it', () => {
  const mended: GameEvent = { did: 'mended', seat: 0, target: 1, tool: 'lamp', cards: [] };
  const peeked: GameEvent = { did: 'peeked', seat: 1, goal: 1, cards: ['?goal'] };
  const fell: GameEvent = { did: 'fell', seat: 2, at: [2, 0], cards: ['EW'] };

  it('is a mended tool of the finder before anything else', () => {
    expect(tell(found, [peeked, mended])?.decided).toEqual({
      what: 'mending',
      seat: 0,
      target: 1,
      tool: 'lamp',
      turn: 2,
    });
  });

  it('is a look at the goal, or the digging', () => {
    expect(tell(found, [peeked])?.decided).toMatchObject({ what: 'look', goal: 1, turn: 1 });
    expect(tell(found)?.decided).toEqual({ what: 'digging', count: 1 });
    expect(tell(found, [fell])?.decided).toEqual({ what: 'rocks', cards: 1, rocks: 1 });
  });

  it('is rock where nobody dug again, or how far the way was', () => {
    expect(tell(empty, [fell])?.decided).toMatchObject({ what: 'rock', at: '2,0', turn: 1 });
    expect(tell(empty)?.decided).toEqual({ what: 'short', count: 2 });
  });

  it('is not rock that took a dead end away, or a card that was joined to nothing', () => {
    const laid = (card: string, turn: number): GameEvent => ({
      did: 'placed',
      seat: 1,
      tile: [card, turn],
      at: [2, 0],
      cards: [card],
    });
    const short = { what: 'short', count: 2 };
    const fallen = (card: string): GameEvent => ({ ...fell, cards: [card] });

    expect(tell(empty, [laid('E.W', 0), fallen('E.W')])?.decided).toEqual(short);
    expect(tell(empty, [laid('W', 0), fallen('W')])?.decided).toEqual(short);
    expect(tell(empty, [laid('NE', 0), fallen('NE')])?.decided).toEqual(short);
    expect(tell(empty, [laid('NE', 1), fallen('NE')])?.decided).toMatchObject({ what: 'rock' });
    expect(tell(empty, [fell, laid('E.W', 0), fallen('E.W')])?.decided).toMatchObject({
      what: 'rock',
      turn: 1,
    });
  });
});

describe('the way', () => {
  it('does not go through a dead end', () => {
    const board = { tiles: { '0,0': 'start', '1,0': 'E.W', '2,0': 'EW' }, covered: [], lit: {} };
    expect(litFloor(board, '0,0', faceOf)).toEqual({ '0,0': 1, '1,0': 2 });
    expect(decidingWay(board, { start: '0,0', goal: '2,0', faceOf })).toEqual([]);
  });

  it('knows that a turned card opens to other sides', () => {
    const board = { tiles: { '0,0': 'start', '1,0': 'NE~' }, covered: [], lit: {} };
    expect(litFloor(board, '0,0', faceOf)).toEqual({ '0,0': 1, '1,0': 1 });
  });
});

describe('ladders', () => {
  it('are one step from each other, wherever they lie', () => {
    const tiles = { '0,0': 'start', '3,0': 'ladder', '4,0': 'EW', '6,0': 'EW' };
    const board = { tiles, covered: [], lit: {} };
    expect(decidingWay(board, { start: '0,0', goal: '4,0', faceOf })).toEqual([
      '0,0',
      '3,0',
      '4,0',
    ]);
    expect(litFloor(board, '0,0', faceOf)).toEqual({ '0,0': 1, '3,0': 1, '4,0': 1 });
  });
});

describe('the beats', () => {
  const ten = {
    order: roundTable(10, 0),
    left: ['digger'],
    opened: [{ goal: 0, card: 'gold' }],
    reckoned: null,
  };
  const reckoned: GameEvent = { did: 'reckoned' };

  it('take no more than fifteen seconds with ten players', () => {
    expect(stepsOf(ten).reduce((sum, { ms }) => sum + (ms ?? 0), 0)).toBeLessThanOrEqual(LONGEST);
  });

  it('turn one dwarf after the other, and the card left over last', () => {
    const steps = stepsOf({ ...ten, order: [2, 0, 1] });
    expect(steps.map(({ beat, faces, left }) => `${beat} ${faces} ${left}`)).toEqual([
      'way 0 0',
      'goals 0 0',
      'dwarves 1 0',
      'dwarves 2 0',
      'dwarves 3 0',
      'dwarves 3 1',
      'gold 3 1',
    ]);
  });

  it('tell a reckoning in three lines before the gold, in time for twelve', () => {
    const steps = stepsOf({ ...ten, order: roundTable(12, 0), left: ['boss', 'green'], reckoned });
    expect(steps.slice(-4).map(({ beat, lines }) => `${beat} ${lines}`)).toEqual([
      'reckoning 1',
      'reckoning 2',
      'reckoning 3',
      'gold 3',
    ]);
    expect(steps.reduce((sum, { ms }) => sum + (ms ?? 0), 0)).toBeLessThanOrEqual(LONGEST);
    expect(beatsOf({ reckoned })).toContain('reckoning');
    expect(beatsOf(ten)).not.toContain('reckoning');
  });

  it('skip to the gold, and then out', () => {
    const steps = stepsOf(ten);
    expect(afterSkip(steps, 1)).toBe(steps.length - 1);
    expect(afterSkip(steps, steps.length - 1)).toBe(steps.length);
  });
});
