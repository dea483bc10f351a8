import { describe, expect, it } from 'vitest';

import type { SaboteurView } from '../games/saboteur/view.gen.ts';
import type { Item } from '../base/protocol/view.ts';
import {
  ended,
  momentOf,
  NOTHING_YET,
  paidMore,
  putAside,
  type Scene,
  scoreSeen,
  settled,
  shared,
  told,
} from './moments.ts';
import { paymentsIn, theftsIn } from '../play/round-end/payments.ts';
import type { Story } from '../play/round-end/story.ts';

const GAME = 1;
const story = { round: 1 } as Story;

const view = (next?: Item): SaboteurView => ({
  table: {
    seats: 3,
    round: 1,
    board: { tiles: {}, covered: [], lit: {} },
    front: [[], [], []],
    starter: 0,
    last: -3,
    finder: -3,
    earned: [],
    credit: [0, 0, 0],
  },
  facts: { goals: [], start: '0,0', roles: {}, rounds: 3, tools: [] },
  piles: {},
  notes: [],
  agenda: next ? [next] : [],
  seat: 0,
});

const scene = (change: Partial<Scene> = {}): Scene => ({
  view: view({ due: 'turn', seat: 1 }),
  you: 0,
  isSeated: true,
  isHost: false,
  isOver: false,
  understood: true,
  isAway: false,
  asks: [],
  ...change,
});

const now = (change: Partial<Scene>, progress = NOTHING_YET): ReturnType<typeof momentOf> =>
  momentOf(scene(change), progress, GAME);

describe('what is shown over the table', () => {
  it('is nothing while somebody plays', () => {
    expect(now({})).toBeNull();
    expect(now({ view: null })).toBeNull();
  });

  it('is the role until it was looked at', () => {
    expect(now({ understood: false })).toEqual({ kind: 'role' });
  });

  it('is no role for those who watch or for whom a bot plays', () => {
    expect(now({ understood: false, isSeated: false, you: -4 })).toBeNull();
    expect(now({ understood: false, isAway: true })).toBeNull();
  });

  it('is a choice of gold, mine or not', () => {
    const share: Item = { due: 'sharegold', seat: 0, then: [1] };
    expect(now({ view: view(share) })).toEqual({ kind: 'gold', chooser: 0, mine: true });
    expect(now({ view: view({ ...share, seat: 2 }) })).toMatchObject({ chooser: 2, mine: false });
    expect(now({ view: view(share), isAway: true })).toMatchObject({ mine: false });
  });

  it('asks how a goal lies, and the host who begins', () => {
    expect(now({ view: view({ due: 'chooseturn', seat: 0, goal: 2 }) })).toEqual({
      kind: 'orient',
      chooser: 0,
      goal: 2,
      mine: true,
    });
    const begin = view({ due: 'choosestarter', seat: -2 });
    expect(now({ view: begin })).toEqual({ kind: 'starter', mine: false });
    expect(now({ view: begin, isHost: true })).toEqual({ kind: 'starter', mine: true });
  });

  it('is the story of a round before anything else', () => {
    const progress = ended(NOTHING_YET, story);
    expect(now({ understood: false }, progress)).toMatchObject({ kind: 'reveal', story });
    expect(now({ isOver: true }, progress)).toMatchObject({ kind: 'reveal', story });
    expect(now({ understood: false }, told(progress))).toEqual({ kind: 'role' });
  });

  it('is the score before the next round, once the gold has been shared', () => {
    const told3 = { ...story, rounds: 3, paid: [], roles: ['digger', 'saboteur'], order: [1, 0] };
    const purse = (count: number, worth: number | null = null) => ({ count, worth });
    const before = [purse(1, 3), purse(2)];
    const after = [purse(2, 5), purse(2)];
    const paid = ended(NOTHING_YET, told3, { before, after, isPaid: true });
    expect(now({}, paid)).toMatchObject({ kind: 'reveal', purses: after });
    expect(shared(told(paid), after).score).toBeNull();

    const sharing = ended(NOTHING_YET, told3, { before, after: before, isPaid: false });
    expect(now({}, sharing)).toMatchObject({ kind: 'reveal', purses: null });
    expect(now({ understood: false }, told(sharing))).toEqual({ kind: 'role' });
    const scored = shared(told(sharing), after);
    expect(now({ understood: false }, scored)).toEqual({
      kind: 'score',
      score: {
        round: 1,
        rounds: 3,
        counted: 'cards',
        seats: [
          { seat: 1, role: 'saboteur', gained: 0, purse: after[1] },
          { seat: 0, role: 'digger', gained: 1, purse: after[0] },
        ],
      },
    });
    expect(now({ isOver: true }, scored)).toEqual({ kind: 'standings' });
    expect(now({ understood: false }, scoreSeen(scored))).toEqual({ kind: 'role' });
  });

  it('is a score by payments and thefts, where nobody sees how much others have', () => {
    const told3 = {
      ...story,
      rounds: 3,
      paid: [],
      roles: ['blue', 'green', 'boss'],
      order: [0, 1, 2],
    };
    const hidden = { count: null, worth: null };
    const [before, after] = [[{ count: 0, worth: 0 }], [{ count: 1, worth: 3 }]].map((own) => [
      ...own,
      hidden,
      hidden,
    ]);
    const sharing = ended(NOTHING_YET, told3, { before: before ?? [], after: [], isPaid: false });
    const paid = paidMore(sharing, paymentsIn([{ did: 'goldpaid', seat: 0, value: 4 }]));
    const events = [{ did: 'stole', seat: 1, target: 0 }];
    const robbed = paidMore(paid, paymentsIn(events), theftsIn(events));
    const { score } = shared(told(robbed), after ?? []);

    expect(now({}, robbed)).toMatchObject({ paid: [{ seat: 0, value: 4 }] });
    expect(score?.counted).toBe('gold');
    expect(score?.seats.map(({ gained }) => gained)).toEqual([3, 1, 0]);
  });

  it('is a story that learns of gold paid after the end of its round', () => {
    const paid = [{ seat: 1, value: 3 }];
    const sharing = ended(NOTHING_YET, { ...story, paid: [] });
    const once = paidMore(sharing, paid);
    expect(now({}, once)).toMatchObject({ kind: 'reveal', story: sharing.story, paid });
    const twice = paidMore(once, [{ seat: 2, value: 3 }]);
    expect(now({}, twice)).toMatchObject({ paid: [...paid, { seat: 2, value: 3 }] });
    expect(paidMore(NOTHING_YET, paid)).toBe(NOTHING_YET);
  });

  it('is no score after the last round, nor in the next game', () => {
    const purses = [{ count: 2, worth: 5 }];
    const over = settled(ended(NOTHING_YET, { ...story, paid: [] }), purses);
    expect(now({ isOver: true }, over)).toMatchObject({ kind: 'reveal', purses });
    expect(now({ understood: false }, shared(told(over), purses))).toEqual({ kind: 'role' });
  });

  it('keeps a story when other news come, and takes a newer one', () => {
    const newer = { round: 2 } as Story;
    const progress = ended(ended(NOTHING_YET, story), null);
    expect(progress.story).toBe(story);
    expect(ended(progress, newer).story).toBe(newer);
  });

  it('is the standings at the end, until they are put aside', () => {
    expect(now({ isOver: true })).toEqual({ kind: 'standings' });
    expect(now({ isOver: true }, putAside(NOTHING_YET, GAME))).toBeNull();
    expect(now({ isOver: true }, putAside(NOTHING_YET, GAME - 1))).toEqual({ kind: 'standings' });
  });

  it('is what else the game asks', () => {
    const due = { due: 'stealgold', seat: 0 };
    expect(now({ view: view(due) })).toBeNull();
    expect(now({ view: view(due), asks: ['stealgold'] })).toEqual({
      kind: 'asked',
      due: 'stealgold',
      chooser: 0,
      mine: true,
    });
  });
});
