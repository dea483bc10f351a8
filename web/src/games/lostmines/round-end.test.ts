import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { speak } from '../../base/i18n/full.testkit.ts';
import { type GameEvent, NOBODY } from '../../base/protocol/view.ts';
import type { RoundEvents } from '../../play/round-end/story.ts';
import { lostminesCards, lostminesView } from './board.testkit.ts';
import { standing } from '../shared/two-clans/sides.ts';
import {
  LONGEST,
  placeAt,
  stepsOf,
  type RoundEndFacts,
  roundEndOf,
  roundEndsInLog,
  totalAfter,
} from './round-end.ts';
import RoundEnd from './RoundEnd.svelte';

const ROLES = ['blue-loyal', 'yellow-selfish', 'yellow-saboteur', 'yellow-loyal'];
const EVENTS: GameEvent[] = [
  { did: 'roundover', round: 1, why: 'treasures' },
  { did: 'charactersshown', cards: ROLES },
  { did: 'hoardshown', seat: 0, cards: ['treasure-gems-5'] },
  { did: 'hoardshown', seat: 1, cards: ['treasure-silver-2'] },
  { did: 'hoardshown', seat: 2, cards: ['treasure-gold-2'] },
  { did: 'pointsshared', blue: 7, yellow: 0, dragon: 0, eaten: 2, points: [2, 2, 3, 0] },
];
const roundEvents = (events = EVENTS): RoundEvents => ({
  events,
  before: lostminesView(),
  after: lostminesView(),
  log: [],
  faceOf: () => '',
  turned: false,
});

function facts(events = EVENTS): RoundEndFacts {
  const found = roundEndOf(roundEvents(events));
  if (!found) throw new Error('nothing to tell');
  return found;
}

describe('the facts', () => {
  it('has no beginning without an end of a round', () => {
    expect(roundEndOf(roundEvents(EVENTS.slice(1)))).toBeNull();
    expect(roundEndOf(roundEvents(EVENTS.slice(0, 5)))).toBeNull();
  });

  it('divides what was won before the dragon ate', () => {
    const [blue, yellow] = facts().pots;
    expect(blue).toMatchObject({ worth: 7, count: 2, each: 3, rest: 1, lucky: [0] });
    expect(yellow).toMatchObject({ worth: 0, count: 1, each: 0, rest: 0, lucky: [] });
  });

  it('adds what was won in earlier rounds, where points lie open', () => {
    const before = lostminesView();
    const earlier = { ...before, table: { ...before.table, points: [4, 0, 1, 0] } };
    expect([0, 1].map((seat) => totalAfter(earlier, seat, 2))).toEqual([6, 2]);
    const hidden = { ...earlier, facts: { ...earlier.facts, points: false } };
    expect(totalAfter(hidden, 0, 2)).toBeNull();
  });

  it('are found in the log of a whole game, round by round', () => {
    const second = EVENTS.map((event) =>
      event.did === 'roundover' ? { ...event, round: 2 } : event,
    );
    const log = [...EVENTS, { did: 'roundbegan', round: 2 }, ...second].map((event, seq) => ({
      seq,
      how: '' as const,
      event,
    }));
    const found = roundEndsInLog(log, lostminesView());
    expect(found.map(({ round, points }) => [round, points])).toEqual([
      [1, [2, 2, 3, 0]],
      [2, [2, 2, 3, 0]],
    ]);
  });

  it('lets the selfish step aside, then saboteurs walk across', () => {
    const [, selfish, saboteur] = facts().dwarves;
    if (!selfish || !saboteur) throw new Error('dwarves are missing');
    expect([placeAt(selfish, 'dwarves'), placeAt(selfish, 'selfish')]).toEqual(['yellow', 'alone']);
    expect([placeAt(saboteur, 'chests'), placeAt(saboteur, 'across')]).toEqual(['yellow', 'blue']);
    const shared = standing(facts().dwarves, (dwarf) => placeAt(dwarf, 'shares'));
    expect(shared.map(({ dwarf }) => dwarf.seat)).toEqual([0, 2, 1, 3]);
  });

  it('is never longer than a quarter of a minute, and leaves out what did not happen', () => {
    const nine = Array.from({ length: 9 }, () => facts().dwarves)
      .flat()
      .slice(0, 9);
    const steps = stepsOf({ dwarves: nine, dragon: 0 });
    expect(steps.reduce((sum, { ms }) => sum + (ms ?? 0), 0)).toBeLessThanOrEqual(LONGEST);
    expect(steps.at(-1)).toMatchObject({ beat: 'dragon', ms: null });
    const loyal = facts().dwarves.slice(0, 1);
    expect(stepsOf({ dwarves: loyal, dragon: NOBODY }).map(({ beat }) => beat)).toEqual([
      'over',
      'dwarves',
      'chests',
      'shares',
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

  it('shows no character before it is turned, and comes to the dragon by itself', async () => {
    const ondone = vi.fn();
    const names = ['Ana', 'Ben', 'Cleo', 'Dora'];
    render(RoundEnd, {
      round: roundEvents(),
      cards: lostminesCards(),
      names,
      you: 0,
      board,
      ondone,
    });
    expect(page()).toContain('The last treasure has been taken.');
    expect(page()).not.toContain('saboteur');
    for (let ms = 0; ms < 2 * LONGEST; ms += 100) {
      vi.advanceTimersByTime(100);
      await tick();
    }
    expect(page()).toContain('The dragon eats 2 of Ana’s points.');
    expect(page()).toContain('Best find: 1 extra for Ana.');
    expect(page()).toMatch(/2.points, 2.in total/u);
    expect(ondone).not.toHaveBeenCalled();
    const [next] = [...document.querySelectorAll('button')].slice(-1);
    if (next) await fireEvent.click(next);
    expect(ondone).toHaveBeenCalledOnce();
  });
});
