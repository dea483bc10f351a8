import { describe, expect, it } from 'vitest';

import type { LogLine } from '../../play/table.ts';
import type { GameEvent, View } from '../../base/protocol/view.ts';
import { choosers, hasChosen, offers } from './gold.ts';
import { countedScores, openGold, places, roundSummaries } from '../../play/round-end/standings.ts';

const lines = (events: GameEvent[]): LogLine[] =>
  events.map((event, seq) => ({ seq, how: '', event }));

const view = (piles: Record<string, string[]>, agenda: View['agenda'] = []): View =>
  ({
    table: { seats: 3, credit: [0, 1, 0] },
    piles,
    agenda,
  }) as unknown as View;

describe('gold that goes round', () => {
  it('is offered by kind, with how many of each', () => {
    const table = view({ offer: ['gold-1', 'gold-3', 'gold-1'] });
    const legal = [
      { do: 'take', card: 'gold-3' },
      { do: 'take', card: 'gold-1' },
    ];
    expect(offers(table, legal).map(({ card, count }) => [card, count])).toEqual([
      ['gold-1', 2],
      ['gold-3', 1],
    ]);
  });

  const log = lines([
    { did: 'goldtaken', seat: 2, cards: ['gold-1'] },
    { did: 'roundended', round: 2 },
    { did: 'goldtaken', seat: 1, cards: ['?gold'] },
  ]);

  it('shows who has chosen since this round ended', () => {
    const table = view({}, [{ due: 'sharegold', seat: 0, then: [2, 1] }]);
    expect(choosers(table, log)).toEqual([
      { seat: 1, state: 'done' },
      { seat: 0, state: 'now' },
      { seat: 2, state: 'later' },
      { seat: 1, state: 'later' },
    ]);
  });

  it('knows who has a card already, of this round alone', () => {
    expect(hasChosen(1, log)).toBe(true);
    expect(hasChosen(2, log)).toBe(false);
  });
});

describe('the standings', () => {
  const table = view({ loot1: ['gold-1', 'gold-3'], loot2: ['gold-3'], loot3: [] });

  it('give equal gold an equal place', () => {
    const scores = openGold(table, (card) => Number(card.at(-1)));
    expect(scores).toEqual([4, 4, 0]);
    expect(places(table, scores).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
  });

  it('take what the game counted', () => {
    expect(countedScores(lines([{ did: 'gameended', scores: [1, 2, 3] }]))).toEqual([1, 2, 3]);
    expect(countedScores([])).toBeNull();
  });

  it('sum up the rounds whose end was seen', () => {
    const log = lines([
      { did: 'roundended', round: 1, finder: 2, why: 'treasure' },
      { did: 'rolesshown', cards: ['digger', 'saboteur', 'digger', 'saboteur'] },
      { did: 'roundended', round: 2, finder: -3, why: 'hands' },
      { did: 'reckoned', team: 'neither' },
    ]);
    expect(roundSummaries(log, 3)).toEqual([
      { round: 1, why: 'treasure', finder: 2, saboteurs: [1], reckoned: null },
      {
        round: 2,
        why: 'hands',
        finder: -3,
        saboteurs: [],
        reckoned: { did: 'reckoned', team: 'neither' },
      },
    ]);
  });
});
