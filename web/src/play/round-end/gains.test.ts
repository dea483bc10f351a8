import { expect, it } from 'vitest';

import type { LogLine } from '../table.ts';
import type { GameEvent } from '../../base/protocol/view.ts';
import { gainsByRound } from './gains.ts';

const log = (...events: GameEvent[]): LogLine[] =>
  events.map((event, index) => ({ seq: index, event }) as LogLine);
const worthOf = (card: string): number => Number(card.split('-')[1]);

it('counts gold by round and seat, and leaves open what nobody else may know', () => {
  const told = log(
    { did: 'goldpaid', seat: 1, value: 9 },
    { did: 'roundended', round: 1 },
    { did: 'goldtaken', seat: 0, cards: ['gold-2'] },
    { did: 'goldtaken', seat: 2, cards: ['?gold'] },
    { did: 'roundbegan', round: 2 },
    { did: 'roundended', round: 2 },
    { did: 'goldpaid', seat: 1, value: 3 },
    { did: 'goldpaid', seat: 1, value: 1 },
  );
  expect(gainsByRound(told, 3, worthOf)).toEqual([
    [
      { worth: 2, cards: 1 },
      { worth: 0, cards: 0 },
      { worth: null, cards: 1 },
    ],
    [
      { worth: 0, cards: 0 },
      { worth: 4, cards: 2 },
      { worth: 0, cards: 0 },
    ],
  ]);
});
