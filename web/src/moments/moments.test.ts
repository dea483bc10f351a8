import { describe, expect, it } from 'vitest';

import type { SaboteurView } from '../games/saboteur/view.gen.ts';
import type { Item } from '../base/protocol/view.ts';
import { ended, momentOf, NOTHING_YET, putAside, type Scene, told } from './moments.ts';
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
    expect(now({ understood: false }, progress)).toEqual({ kind: 'reveal', story });
    expect(now({ isOver: true }, progress)).toEqual({ kind: 'reveal', story });
    expect(now({ understood: false }, told(progress))).toEqual({ kind: 'role' });
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
