import { describe, expect, it } from 'vitest';

import { config, info, seat } from '../../play/table.testkit.ts';
import { stallOf, votersAbout, votesNeeded } from './absence.ts';

const MINUTE = 60_000;
const people = (change = {}) =>
  info({ seats: [seat('Ana', { host: true }), seat('Ben', change), seat('Cleo'), seat('Dora')] });

describe('a stalled table', () => {
  it('is one whose actor is away', () => {
    const table = people({ present: false, away: 100 });
    expect(stallOf(table, 1, 0, 0)).toEqual({ seat: 1, cause: 'away', motion: 'standin' });
  });

  it('is one without a clock whose actor does nothing for two minutes', () => {
    expect(stallOf(people(), 1, 0, 2 * MINUTE - 1)).toBeNull();
    expect(stallOf(people(), 1, 0, 2 * MINUTE)?.motion).toBe('standin-turn');
    expect(stallOf(people(), 1, 0, 10 * MINUTE - 1)?.motion).toBe('standin-turn');
    expect(stallOf(people(), 1, 0, 10 * MINUTE)?.motion).toBe('standin');
  });

  it('never is one by turns, nor one with a clock while the actor is here', () => {
    const away = { present: false, away: 100 };
    const paced = (pace: 'turns' | 'live', change = {}) => ({
      ...people(change),
      config: { ...config, pace },
    });
    expect(stallOf(paced('turns', away), 1, 0, 10 * MINUTE)).toBeNull();
    expect(stallOf(paced('live'), 1, 0, 10 * MINUTE)).toBeNull();
    expect(stallOf(paced('live', away), 1, 0, 0)?.cause).toBe('away');
  });

  it('is not stalled by me, by a bot, by a stand-in or by a pause', () => {
    expect(stallOf(people(), 0, 0, 10 * MINUTE)).toBeNull();
    expect(stallOf(people({ kind: 'bot', bot: 'greedy' }), 1, 0, 10 * MINUTE)).toBeNull();
    expect(stallOf(people({ bot: 'greedy' }), 1, 0, 10 * MINUTE)).toBeNull();
    expect(stallOf({ ...people(), paused: true }, 1, 0, 10 * MINUTE)).toBeNull();
  });
});

describe('a vote about a seat', () => {
  it('is of the others who are here and play themselves', () => {
    const table = info({
      seats: [
        seat('Ana'),
        seat('Ben'),
        seat('Cleo', { present: false }),
        seat('Dora', { bot: 'greedy' }),
        seat('Robo', { kind: 'bot', bot: 'greedy' }),
      ],
    });
    expect(votersAbout(table, 1)).toEqual([0]);
  });

  it('needs more than half for a stand-in, and all, at least two, for a hand-over', () => {
    expect([1, 2, 3, 4].map((voters) => votesNeeded('standin', voters))).toEqual([1, 2, 2, 3]);
    expect([1, 2, 3].map((voters) => votesNeeded('handover', voters))).toEqual([2, 2, 3]);
  });
});
