import { describe, expect, it } from 'vitest';

import { CARDS as BASE, view as mine } from '../../board/board.testkit.ts';
import type { Saboteur2View } from './view.gen.ts';
import type { CardInfo } from '../../base/protocol/protocol.gen.ts';
import type { LogLine } from '../../play/table.ts';
import { type GameEvent, NOBODY } from '../../base/protocol/view.ts';
import type { Asked, Cards } from '../contract.ts';
import { sighting } from './known-facts.ts';
import { knownCards } from '../shared/secrets/known-hands.ts';
import { headline, prisoners, reductions } from './scoring.ts';
import { isBarred, purpose, toolOf, tools, whyNotAction } from './seat-row.ts';
import { noticesOf, mergedNotices } from './private-notices.ts';
import { thieves } from './thefts.ts';

const trick = (id: string, verb: string): [string, CardInfo] => {
  const [card] = BASE.values();
  if (!card) throw new Error('no cards');
  return [id, { ...card, id, kind: 'action', face: '', plays: [verb] }];
};
const CARDS: Cards = new Map([
  ...BASE,
  trick('theft', 'theft'),
  trick('trapped', 'trap'),
  trick('freed', 'free'),
  trick('hands-off', 'handsoff'),
  trick('swap-hats', 'swaphats'),
]);

function view(
  change: Partial<Saboteur2View['table']> = {},
  more: Partial<Saboteur2View> = {},
): Saboteur2View {
  const { table, facts, ...base } = mine();
  const front = [['broken-lamp', 'theft'], ['trapped'], []];
  return {
    ...base,
    table: { ...table, front, out: [2], thieves: [], ...change },
    facts: { ...facts, crystals: 0, lit: {}, spare: 0 },
    ...more,
  };
}

const lines = (...events: GameEvent[]): LogLine[] =>
  events.map((event, seq) => ({ seq, how: '', event }));

describe('rows', () => {
  it('show tools, then what else lies there', () => {
    const slots = tools(view(), 0, CARDS).map(({ tool, broken, card }) => [tool, broken, card]);
    expect(slots).toEqual([
      ['lamp', true, 'broken-lamp'],
      ['pick', false, undefined],
      ['cart', false, undefined],
      ['theft', false, 'theft'],
    ]);
  });

  it('are struck out for prisoners and for those who sit out', () => {
    expect([0, 1, 2].map((seat) => isBarred(view().table, seat))).toEqual([false, true, true]);
  });

  it('hold the slot that a card takes something away from', () => {
    expect(toolOf({ do: 'free', seat: 1 }, CARDS)).toBe('trapped');
    expect(toolOf({ do: 'handsoff', seat: 0 }, CARDS)).toBe('theft');
    expect(toolOf({ do: 'trap', seat: 1 }, CARDS)).toBeNull();
    expect(toolOf({ do: 'break', card: 'broken-lamp', seat: 1 }, CARDS)).toBe('lamp');
  });
});

describe('cards', () => {
  const ask = (card: string, asked: Asked): unknown =>
    whyNotAction(view(), CARDS.get(card), asked, CARDS);

  it('are told by what they do', () => {
    expect(['NS', 'swap-hats', 'map'].map((id) => purpose(CARDS.get(id)))).toEqual([
      'place',
      'swaphats',
      'peek',
    ]);
  });

  it('are tried on players, and by themselves', () => {
    expect(ask('trapped', { seat: 0 })).toEqual({ do: 'trap', seat: 0 });
    expect(ask('', { card: 'freed' })).toEqual({ do: 'free', seat: 0 });
    expect(ask('theft', { seat: 1 })).toEqual({ do: 'theft' });
    expect(ask('trapped', { cell: '1,0' })).toBeNull();
    expect(ask('NEW', { cell: '5,5' })).toMatchObject({ do: 'place' });
  });

  it('are not needed to ask about what lies before me', () => {
    const lift = { do: 'lift', cards: ['NEW', 'NS'] };
    expect(ask('', { seat: 0, tool: 'theft' })).toEqual({ ...lift, off: 'theft' });
    expect(ask('', { seat: 0 })).toEqual({ ...lift, off: 'broken-lamp' });
    expect(ask('', { seat: 1 })).toBeNull();
  });
});

describe('slips', () => {
  const before = view({}, { piles: { hand1: ['NEW', 'swap-hands'] } });
  const after = view({}, { piles: { hand1: ['map', 'NS'] } });
  const tell = (...events: GameEvent[]): unknown => noticesOf({ events, before, after, you: 0 });

  it('tell what I gave and got', () => {
    expect(tell({ did: 'handsswapped', seat: 0, target: 2 })).toEqual([
      { what: 'hands', seat: 2, gave: ['NEW'], got: ['map', 'NS'] },
    ]);
  });

  it('leave out the card that I drew afterwards', () => {
    const drew: GameEvent = { did: 'dealt', cards: ['NS'], source: 'stock', target: 'hand1' };
    expect(tell({ did: 'handsswapped', seat: 1, target: 0 }, drew)).toEqual([
      { what: 'hands', seat: 1, gave: ['NEW', 'swap-hands'], got: ['map'] },
    ]);
  });

  it('tell what befell me, and what I saw', () => {
    expect(
      tell(
        { did: 'hatswapped', seat: 1, target: 0 },
        { did: 'inspected', seat: 0, target: 2, cards: ['blue'] },
        { did: 'stole', seat: 2, target: 0 },
      ),
    ).toEqual([
      { what: 'hat', by: 1 },
      { what: 'seen', seat: 2, role: 'blue' },
      { what: 'robbed', seat: 2 },
    ]);
  });

  it('tell nothing about others', () => {
    expect(
      tell(
        { did: 'hatswapped', seat: 1, target: 2 },
        { did: 'inspected', seat: 1, target: 2, cards: ['?dwarf'] },
        { did: 'handsswapped', seat: 1, target: 2 },
        { did: 'stole', seat: 1, target: 2 },
      ),
    ).toEqual([]);
  });

  it('give way to newer ones about the same', () => {
    const older = { what: 'robbed', seat: 1 } as const;
    const hat = { what: 'hat', by: 1 } as const;
    const newer = { what: 'robbed', seat: 2 } as const;
    expect(mergedNotices([older, hat], [newer])).toEqual([hat, newer]);
  });
});

describe('knowledge', () => {
  const looked: GameEvent = { did: 'inspected', seat: 0, target: 1, cards: ['boss'] };
  const swapped: GameEvent = { did: 'hatswapped', seat: 2, target: 1 };
  const began: GameEvent = { did: 'roundbegan', round: 1 };

  it('is what I saw, until another hat is put on', () => {
    expect(sighting(lines(began, looked), 0, 1)).toEqual({ role: 'boss', turn: 1, swapped: 0 });
    expect(sighting(lines(began, looked, swapped), 0, 1)).toMatchObject({ swapped: 2 });
    expect(sighting(lines(began, swapped, looked), 0, 1)).toMatchObject({ swapped: 0 });
  });

  it('ends with the round, and is nobody else’s', () => {
    expect(sighting(lines(began, looked, began), 0, 1)).toBeNull();
    expect(sighting(lines(began, { ...looked, seat: 2 }), 0, 1)).toBeNull();
    expect(sighting(lines(began, { ...looked, cards: ['?dwarf'] }), 0, 1)).toBeNull();
  });

  it('is what the notes say of a hand', () => {
    const note = { reader: 0, places: ['hand2'], cards: ['map', '?mine'] };
    const notes = [note, { ...note, reader: 1 }, { ...note, places: ['hand2', 'discard'] }];
    expect(knownCards(view({}, { notes }), 1)).toEqual(['map']);
    expect(knownCards(view({}, { notes }), 2)).toEqual([]);
  });
});

describe('the reckoning', () => {
  const won = (team: string, way: string, ...roles: string[]): string =>
    headline({
      reckoned: { did: 'reckoned', team, way, winners: roles.map((_, seat) => seat) },
      roles,
      front: [],
    });

  it('names whoever won', () => {
    expect(won('blue', 'both', 'blue', 'boss')).toBe('blue');
    expect(won('both', 'both', 'boss')).toBe('both');
    expect(won('neither', 'missing', 'profiteer', 'saboteur')).toBe('saboteurs');
    expect(won('neither', 'missing', 'profiteer')).toBe('profiteer');
    expect(won('neither', 'neither', 'boss')).toBe('boss');
    expect(won('neither', 'neither', 'boss', 'profiteer')).toBe('alone');
    expect(won('neither', 'missing')).toBe('nobody');
    expect(won('neither', 'neither')).toBe('barred');
  });

  it('tells who gets less than the share', () => {
    const reckoned: GameEvent = { did: 'reckoned', winners: [0, 1, 2], share: 2 };
    const paid = [
      { seat: 0, value: 2 },
      { seat: 1, value: 1 },
    ];
    expect(reductions({ reckoned, roles: ['blue', 'boss', 'profiteer'], paid })).toEqual([
      { role: 'boss', less: 1 },
      { role: 'profiteer', less: 2 },
    ]);
  });

  it('names prisoners', () => {
    expect(prisoners({ reckoned: null, roles: [], front: [[], ['theft', 'trapped']] })).toEqual([
      1,
    ]);
  });
});

it('thieves steal one after the other', () => {
  const stealing = view({}, { agenda: [{ due: 'stealgold', seat: 1, then: [2] }] });
  const log = lines(
    { did: 'stole', seat: 2, target: 1 },
    { did: 'roundended', round: 1, finder: NOBODY },
    { did: 'declined', seat: 0 },
  );
  expect(thieves(stealing, log).map(({ seat, state }) => `${seat} ${state}`)).toEqual([
    '0 done',
    '1 now',
    '2 later',
  ]);
  expect(thieves(view(), log)).toEqual([]);
});
