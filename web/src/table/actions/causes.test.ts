import { describe, expect, it } from 'vitest';

import { catalogueOf } from '../../base/i18n/full.testkit.ts';
import type { GameEvent } from '../../base/protocol/view.ts';
import { view } from '../../board/board.testkit.ts';
import { eventClasses } from '../../games/saboteur2/event-classes.ts';
import { learnEventClasses } from '../../play/event-classes.ts';
import type { LogLine } from '../../play/log.ts';
import { causesOf, sayCauses } from './causes.ts';

learnEventClasses(eventClasses);

const NAMES = ['Ana', 'Ben', 'Eli'];
const log = (...events: GameEvent[]): LogLine[] =>
  events.map((event, seq) => ({ seq, event }) as LogLine);
const broke = (seat: number, card: string, target = 0): GameEvent => ({
  did: 'broke',
  seat,
  target,
  cards: [card],
});
const mine = (...front: string[]): ReturnType<typeof view> => {
  const { table, ...rest } = view();
  return { ...rest, table: { ...table, front: [front, [], []] }, seat: 0 };
};

describe.each([
  ['en', 'Eli broke your lantern. Repair first, then dig.'],
  ['de', 'Eli hat deine Lampe kaputt gemacht. Erst reparieren, dann graben.'],
] as const)('who is to blame for a locked card in %s', (language, said) => {
  const words = catalogueOf(language);
  words.reader = 0;

  it('is whoever laid the card that lies before me, the last time', () => {
    const lines = log(broke(1, 'broken-lamp'), broke(2, 'broken-lamp'), broke(1, 'broken-lamp', 2));
    expect(sayCauses(causesOf('SAB-048', mine('broken-lamp'), lines), NAMES, words)).toBe(said);
  });

  it('is everybody who broke one of my tools', () => {
    const lines = log(broke(2, 'broken-lamp'), broke(1, 'broken-cart'), broke(1, 'broken-pick'));
    const found = causesOf('SAB-048', mine('broken-cart', 'broken-lamp'), lines);
    expect(found.map(({ by }) => by)).toEqual([1, 2]);
    expect(sayCauses(found, NAMES, words)).toMatch(
      /Ben.*(cart|Lore).* (and|und) Eli.*(lantern|Lampe)/,
    );
  });

  it('is myself where I did it', () => {
    const found = causesOf('SAB-048', mine('broken-pick'), log(broke(0, 'broken-pick')));
    expect(sayCauses(found, NAMES, words)).toMatch(/^(You broke your own pickaxe|Du hast)/);
  });

  it('is the one who trapped me', () => {
    const trapped = { did: 'trapped', seat: 2, target: 0, cards: ['trapped'] };
    const found = causesOf('SB2-080', mine('trapped'), log(trapped));
    expect(sayCauses(found, NAMES, words)).toMatch(/^Eli (trapped you|hat dich gefangen)/);
  });

  it('is nobody if the log does not tell, or no card before me is the reason', () => {
    expect(sayCauses(causesOf('SAB-048', mine('broken-lamp'), []), NAMES, words)).toBeNull();
    expect(causesOf('SAB-042', mine('broken-lamp'), log(broke(1, 'broken-lamp')))).toEqual([]);
  });
});
