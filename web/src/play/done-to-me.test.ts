import { describe, expect, it } from 'vitest';

import { eventClasses as cave } from '../games/darkcave/event-classes.ts';
import { eventClasses as forest } from '../games/lostmines/event-classes.ts';
import { eventClasses as vaults } from '../games/saboteur2/event-classes.ts';
import type { GameEvent } from '../base/protocol/view.ts';
import { type Done, doneToMe, type Me } from './done-to-me.ts';
import { learnEventClasses } from './event-classes.ts';
import type { LogLine } from './log.ts';

for (const classes of [cave, forest, vaults]) learnEventClasses(classes);

const ME: Me = { you: 1, borders: ['2,2/E', '2,1/S'], toolOf: ({ tool }) => tool ?? null };
const EAST = 2;

const logged = (...events: GameEvent[]): LogLine[] =>
  events.map((event, index) => ({ seq: index + 1, event }) as LogLine);

function felt(...events: GameEvent[]): Done | null {
  const log = logged(...events);
  return doneToMe(log, log, ME);
}

describe('what is done to me', () => {
  it('is a tool that somebody breaks or mends, and by whom', () => {
    const broke = { did: 'broke', seat: 3, target: 1, tool: 'lamp' };
    expect(felt(broke)).toMatchObject({ what: 'broke', isHarm: true, by: 3, tool: 'lamp' });
    expect(felt({ ...broke, did: 'mended' })).toMatchObject({ isHarm: false, by: 3 });
  });

  it('is nothing that happens to others, and nothing that I do myself', () => {
    expect(felt({ did: 'broke', seat: 3, target: 2, tool: 'lamp' })).toBeNull();
    expect(felt({ did: 'mended', seat: 1, target: 1, tool: 'lamp' })).toBeNull();
    expect(felt({ did: 'stepped', seat: 1 }, { did: 'lostcard', seat: 1 })).toBeNull();
    expect(felt({ did: 'placed', seat: 3 })).toBeNull();
  });

  it.each(['trapped', 'hatswapped', 'handsswapped', 'theftended', 'stole', 'handstraded'])(
    'is %s',
    (did) => {
      expect(felt({ did, seat: 0, target: 1 })).toMatchObject({ what: did, isHarm: true, by: 0 });
    },
  );

  it.each(['freed', 'equipped'])('may be kind: %s', (did) => {
    expect(felt({ did, seat: 0, target: 1 })).toMatchObject({ isHarm: false });
  });

  it('is a creature that somebody leads to me', () => {
    const prowled = { did: 'prowled', seat: 4, creature: 'rat' };
    const attacked = { did: 'attacked', creature: 'rat', victims: [1, 2] };
    expect(felt(prowled, attacked)).toMatchObject({ by: 4, creature: 'rat', what: 'attacked' });
    expect(felt(prowled, attacked, { did: 'laidlow', seat: 1 })).toMatchObject({
      by: 4,
      what: 'laidlow',
    });
    expect(felt(prowled, { ...attacked, victims: [2] })).toBeNull();
    expect(felt({ ...prowled, seat: 1 }, attacked)).toBeNull();
  });

  it.each(['trapset', 'trollcame', 'webspun'])('is %s beside my dwarf', (did) => {
    const at = (x: number, y: number) => ({ cell: [x, y] as [number, number], side: EAST });
    expect(felt({ did, seat: 0, at: at(2, 2) })).toMatchObject({ by: 0, isHarm: true });
    expect(felt({ did, seat: 0, at: at(5, 5) })).toBeNull();
  });

  it('is the harm, if both come at once', () => {
    const events = [
      { did: 'broke', seat: 0, target: 1, tool: 'cart' },
      { did: 'mended', seat: 2, target: 1, tool: 'cart' },
    ];
    expect(felt(...events)).toMatchObject({ what: 'broke' });
  });
});
