import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { GameEvent } from '../../base/protocol/view.ts';
import { settings } from '../../base/settings.svelte.ts';
import { eventClasses as cave } from '../../games/darkcave/event-classes.ts';
import { eventClasses as forest } from '../../games/lostmines/event-classes.ts';
import { eventClasses as vaults } from '../../games/saboteur2/event-classes.ts';
import { learnEventClasses } from '../../play/event-classes.ts';
import type { LogLine } from '../../play/log.ts';
import type { TableModel } from '../../play/table.ts';
import { Felt, LONG } from './felt.svelte.ts';

for (const classes of [cave, forest, vaults]) learnEventClasses(classes);

const ME = 1;
const table = { state: { isSeated: true } } as TableModel;
const me = { you: ME, borders: ['2,2/E'], toolOf: ({ tool }: GameEvent) => tool ?? null };
const shakes = vi.fn();

/** What I feel after these events. */
function felt(...events: GameEvent[]): Felt {
  const found = new Felt(
    () => table,
    () => me,
    (card) => (card === 'dead' ? 'E' : 'EW'),
  );
  const log = events.map((event, index): LogLine => ({ seq: index + 1, how: '', event }));
  found.hear({ fresh: log, log });
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { vibrate: shakes });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  shakes.mockReset();
  settings.drama = true;
  settings.motion = 'system';
});

const BROKEN: GameEvent = { did: 'broke', seat: 3, target: ME, tool: 'lamp' };

describe('what is done to me', () => {
  it.each<[string, GameEvent[]]>([
    ['a broken tool', [BROKEN]],
    ['a cage', [{ did: 'trapped', seat: 3, target: ME }]],
    ['a theft', [{ did: 'stole', seat: 3, target: ME }]],
    ['a web beside me', [{ did: 'webspun', seat: 3, at: { cell: [2, 2], side: 2 } }]],
    ['a trap beside me', [{ did: 'trapset', seat: 3, at: { cell: [2, 2], side: 2 } }]],
    ['a troll beside me', [{ did: 'trollcame', seat: 3, at: { cell: [2, 2], side: 2 } }]],
    [
      'a creature',
      [
        { did: 'prowled', seat: 3, creature: 'rat' },
        { did: 'attacked', creature: 'rat', victims: [ME] },
      ],
    ],
  ])('is shown with its doer for a while, and shakes the phone: %s', (_, events) => {
    const { done } = felt(...events);
    expect(done).toMatchObject({ by: 3, isHarm: true });
    expect(shakes).toHaveBeenCalledExactlyOnceWith([70, 50, 110]);
  });

  it('is over after some seconds', () => {
    const found = felt(BROKEN);
    vi.advanceTimersByTime(LONG + 1);
    expect(found.done).toBeNull();
  });
});

describe('what shakes everybody', () => {
  it.each<[string, GameEvent]>([
    ['rock that falls', { did: 'fell', seat: 3, at: [2, 0] }],
    ['earth that gives way', { did: 'collapsed', seat: 3, at: [2, 0] }],
    ['a storm', { did: 'stormed', seat: 3, at: [2, 0] }],
    ['a dead end', { did: 'placed', seat: 3, tile: ['dead', 0], at: [2, 0] }],
    ['a dead end in the forest', { did: 'pathlaid', seat: 3, tile: ['dead', 0], at: [2, 0] }],
  ])('is %s', (_, event) => {
    expect(felt(event).done).toBeNull();
    expect(shakes).toHaveBeenCalledOnce();
  });

  it('is no path that goes on', () => {
    felt({ did: 'placed', seat: 3, tile: ['EW', 0], at: [2, 0] });
    expect(shakes).not.toHaveBeenCalled();
  });
});

describe('nothing shakes', () => {
  it('where it is switched off', () => {
    settings.drama = false;
    felt(BROKEN);
    expect(shakes).not.toHaveBeenCalled();
  });

  it('with less motion', () => {
    settings.motion = 'less';
    felt(BROKEN);
    expect(shakes).not.toHaveBeenCalled();
  });
});
