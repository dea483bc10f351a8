import { expect, it } from 'vitest';

import type { GameEvent } from '../../base/protocol/view.ts';
import { weighed } from './recap.ts';

const said = (events: GameEvent[]): string[] => weighed(events, 0).map(({ did }) => did);

it('tells what befell me first, then the newest, and no passes', () => {
  const pass = { did: 'discarded', seat: 1 };
  const broke = { did: 'broke', seat: 2, target: 0 };
  expect(said([pass, { did: 'placed', seat: 1 }, broke, pass, { did: 'fell', seat: 3 }])).toEqual([
    'broke',
    'fell',
    'placed',
  ]);
  expect(said([pass, pass])).toEqual(['discarded', 'discarded']);
});
