import { cleanup, render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { speak } from '../../base/i18n/full.testkit.ts';
import type { GameEvent } from '../../base/protocol/view.ts';
import type { Place } from '../../play/round-end/standings.ts';
import { darkcaveCards } from './board.testkit.ts';
import { darkcaveTable } from './table.testkit.ts';
import { tally } from './result.ts';
import { LONGEST, placeAt, stepsOf, type RoundEndFacts, roundEndOf } from './round-end.ts';
import RoundEnd from './RoundEnd.svelte';

const NAMES = ['Ana', 'Ben', 'Cleo'];
const ROLES = ['blue-loyal', 'yellow-loyal', 'blue-saboteur', 'yellow-saboteur'];
const COUNTED: GameEvent = {
  did: 'treasurecounted',
  saved_blue: 0,
  saved_yellow: 3,
  heads_blue: 1,
  heads_yellow: 2,
  blue: 0,
  yellow: 3,
  winner: 'yellow',
  winners: [1, 2],
};
const ended = (counted: GameEvent = COUNTED): GameEvent[] => [
  { did: 'caveclosed', why: 'cards', side: 'nobody' },
  { did: 'clansshown', cards: ROLES },
  counted,
];

function facts(counted?: GameEvent, out = [2]): RoundEndFacts {
  const view = darkcaveTable();
  view.table.out = out;
  const found = roundEndOf(ended(counted), view);
  if (!found) throw new Error('nothing to tell');
  return found;
}

function ranking(counted?: GameEvent): Place[] {
  const log = ended(counted).map((event) => ({ seq: 1, how: '' as const, event }));
  return tally(darkcaveTable(), log, [])?.places ?? [];
}

const won = (counted: GameEvent, out?: number[]): string | undefined => {
  const view = darkcaveTable();
  view.table.out = out ?? [];
  const log = ended(counted).map((event) => ({ seq: 1, how: '' as const, event }));
  return tally(view, log, NAMES)?.won;
};

describe('the facts', () => {
  it('has no beginning without an end', () => {
    expect(roundEndOf(ended().slice(1), darkcaveTable())).toBeNull();
    expect(roundEndOf(ended().slice(0, 2), darkcaveTable())).toBeNull();
  });

  it('takes gold of those outside to the side they worked for', () => {
    const { dwarves, treasures, left } = facts();
    expect(dwarves.map(({ gold, rank, side }) => [gold, rank, side])).toEqual([
      [0, 0, 'blue'],
      [0, 0, 'yellow'],
      [3, 1, 'yellow'],
    ]);
    expect(treasures).toEqual([
      { side: 'blue', saved: 0, opponents: 2, worth: 0 },
      { side: 'yellow', saved: 3, opponents: 1, worth: 3 },
    ]);
    expect(left).toEqual(['yellow-saboteur']);
  });

  it('lets saboteurs walk across once all are known', () => {
    const [, , saboteur] = facts().dwarves;
    if (!saboteur) throw new Error('a dwarf is missing');
    expect([placeAt(saboteur, 'dwarves'), placeAt(saboteur, 'across')]).toEqual(['blue', 'yellow']);
    const loyal = facts().dwarves.slice(0, 2);
    expect(stepsOf({ dwarves: loyal }).map(({ beat }) => beat)).not.toContain('across');
  });

  it('is never longer than a quarter of a minute', () => {
    const eight = Array.from({ length: 8 }, () => facts().dwarves[2]).flatMap((one) => one ?? []);
    const length = stepsOf({ dwarves: eight }).reduce((sum, { ms }) => sum + (ms ?? 0), 0);
    expect(length).toBeLessThanOrEqual(LONGEST);
  });
});

describe('the winners', () => {
  beforeEach(() => {
    speak('en');
  });

  it('are named with both treasures', () => {
    expect(won(COUNTED, [2])).toBe('The winner is yellow, 3 to 0 (Ben and Cleo).');
  });

  it('of a tie are on the side of whoever left first', () => {
    const tied = { ...COUNTED, blue: 3, saved_blue: 1 };
    expect(won(tied, [2, 0])).toContain('Cleo left the cave first');
    expect(won(tied, [2, 0])).toContain('3 to 3');
  });

  it('are none where nobody has left, and then there are no places', () => {
    const none = { ...COUNTED, yellow: 0, saved_yellow: 0, winner: 'nobody', winners: [] };
    expect(won(none)).toBe('No one got out, so no one wins.');
    expect(ranking(none).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
  });

  it('come first, with their gold', () => {
    expect(ranking().map(({ seat, place, gold }) => [seat, place, gold])).toEqual([
      [1, 1, 0],
      [2, 1, 3],
      [0, 2, 0],
    ]);
  });
});

describe('its room', () => {
  beforeEach(() => {
    speak('en');
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  /** Where the board would lie. */
  const board = createRawSnippet(() => ({ render: () => '<i></i>' }));
  const page = (): string => document.body.textContent;

  it('tells no character before its time, and writes both treasures out', async () => {
    const round = {
      events: ended(),
      before: darkcaveTable(),
      after: darkcaveTable(),
      log: [],
      faceOf: () => '',
      turned: false,
    };
    const ondone = vi.fn();
    render(RoundEnd, { round, cards: darkcaveCards(), names: NAMES, you: 0, board, ondone });
    expect(page()).toContain('The last card has been played.');
    expect(page()).not.toContain('saboteur');
    for (let ms = 0; ms < 2 * LONGEST; ms += 100) {
      vi.advanceTimersByTime(100);
      await tick();
    }
    expect(page()).toContain('3\u00a0gold × 1 opponent = 3');
    expect(page()).toContain('0\u00a0gold × 2 opponents = 0');
    expect(page()).toContain('still in the cave');
    expect(ondone).not.toHaveBeenCalled();
  });
});
