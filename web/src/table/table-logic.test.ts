import { describe, expect, it } from 'vitest';

import type { LogLine } from '../play/table.ts';
import type { GameEvent } from '../base/protocol/view.ts';
import { settings } from '../base/settings.svelte.ts';
import { Once } from './layout/announce.ts';
import { clockText, pressure, secondsLeft, share, untilNextSecond } from './clock/time-left.ts';
import {
  leadingName,
  logGroups,
  namedCells,
  pictured,
  sentenceParts,
} from './drawer/log-groups.ts';
import { afterPull, higher, lower } from './drawer/sheet-snap.ts';
import { soundsOf, TurnBell } from '../play/event-sounds.ts';
import { turnNumbers } from '../play/log-turns.ts';

const line = (seq: number, event: GameEvent, how: LogLine['how'] = ''): LogLine => ({
  seq,
  how,
  event,
});
const dealt = (target: string, card = '?mine'): GameEvent => ({
  did: 'dealt',
  source: 'stock',
  target,
  cards: [card],
});
const placed = (seat: number, x = 1): GameEvent => ({
  did: 'placed',
  seat,
  tile: ['EW', 0],
  at: [x, 0],
  cards: ['EW'],
});
const passed = (seat: number): GameEvent => ({ did: 'discarded', seat, cards: ['?mine'] });

const LOG: LogLine[] = [
  line(0, { did: 'roundbegan', round: 1 }),
  line(0, dealt('goal1', '?goal')),
  line(0, dealt('hand1', 'NS')),
  line(1, placed(1)),
  line(1, dealt('hand2')),
  line(2, passed(0)),
  line(2, dealt('hand1', 'map')),
  line(3, passed(2), 'stand-in'),
  line(4, placed(1, 2)),
  line(4, { did: 'goalopened', seat: 1, goal: 1, cards: ['gold'] }),
  line(4, { did: 'goallaid', goal: 1, tile: ['gold', 0], at: [8, 0], cards: ['gold'] }),
  line(4, { did: 'roundended', round: 1, finder: 1, why: 'treasure' }),
  line(4, dealt('offer', '?gold')),
  line(4, dealt('offer', '?gold')),
  line(5, { did: 'roundbegan', round: 2 }),
  line(6, passed(2)),
];
const GOALS = ['8,-2', '8,0', '8,2'];

describe('the log', () => {
  const groups = logGroups(LOG, GOALS);

  it('is grouped by turn, newest first, counted anew in each round', () => {
    expect(groups.map(({ kind, turn, seat }) => `${kind} ${turn} ${seat}`)).toEqual([
      'turn 1 2',
      'round 0 -1',
      'turn 4 1',
      'turn 3 2',
      'turn 2 0',
      'turn 1 1',
      'round 0 -1',
    ]);
    expect(turnNumbers(LOG).get(6)).toBe(1);
  });

  it('tells only the cards that I draw myself', () => {
    const drawn = groups.flatMap(({ entries }) => entries).filter((e) => e.event.did === 'dealt');
    expect(drawn.map(({ event }) => event.cards)).toEqual([['map']]);
  });

  it('tells a walk once: where it led', () => {
    const step = (seq: number, seat: number, x: number): LogLine =>
      line(seq, { did: 'stepped', seat, to: [[x, 2], 0] });
    const walk = [line(1, placed(0)), step(2, 0, 2), step(3, 0, 3), step(4, 1, 2)];
    const cells = logGroups(walk, []).flatMap(({ entries }) => entries.map(({ cell }) => cell));
    expect(cells).toEqual(['2,2', '3,2', '1,0']);
  });

  it('says who decided, and counts the gold that lies out', () => {
    expect(groups.map(({ how }) => how)).toContain('stand-in');
    expect(groups.find(({ turn, round }) => turn === 4 && round === 1)?.offered).toBe(2);
  });

  it('leads to cells, a goal to its place, and tells a goal once', () => {
    const last = groups.find(({ turn, round }) => turn === 4 && round === 1);
    expect(last?.entries.map(({ event, cell }) => [event.did, cell])).toEqual([
      ['roundended', null],
      ['goalopened', '8,0'],
      ['placed', '2,0'],
    ]);
  });

  it('sets places apart, of a border both', () => {
    const parts = sentenceParts('Ana built at G6 and A1.', 'Ana', ['G6']);
    expect(parts.map(({ text, kind }) => `${kind}: ${text}`)).toEqual([
      'name: Ana',
      'text:  built at ',
      'place: G6',
      'text:  and A1.',
    ]);
    expect(namedCells({ did: 'webspun', at: { cell: [2, 0], side: 2 } })).toEqual(['2,0', '3,0']);
    expect(namedCells({ did: 'webspun', at: { cell: [2, 0], side: 4 } })).toEqual(['2,0', '2,1']);
    expect(namedCells({ did: 'stepped', to: [[3, 2], 1] })).toEqual(['3,2']);
    expect(namedCells({ did: 'broke', seat: 1 })).toEqual([]);
  });

  it('shows the card of a line as it lies, and no secret', () => {
    expect(pictured({ did: 'placed', tile: ['NE', 180], cards: ['NE'] })).toEqual(['NE', 180]);
    expect(pictured({ did: 'broke', cards: ['broken-lamp'] })).toEqual(['broken-lamp', 0]);
    expect(pictured({ did: 'peeked', cards: ['?'] })).toBeNull();
    expect(pictured({ did: 'roundended', cards: [] })).toBeNull();
  });

  it('sets the name apart that a sentence begins with', () => {
    expect(leadingName('Ana digs.', 'Ana')).toEqual(['Ana', ' digs.']);
    expect(leadingName('The goal lies open.', 'Ana')).toEqual(['', 'The goal lies open.']);
    expect(leadingName('Somebody.', '')).toEqual(['', 'Somebody.']);
  });
});

describe('the announcer', () => {
  it('says each event once', () => {
    const once = new Once();
    expect(once.fresh([line(1, placed(1))], 1)).toHaveLength(1);
    expect(once.fresh([line(1, placed(1)), line(2, passed(2))], 1)).toEqual([passed(2)]);
    expect(once.fresh([line(3, passed(2))], 1)).toHaveLength(1);
  });

  it('says nothing of cards that others draw', () => {
    expect(new Once().fresh([line(1, dealt('hand2')), line(1, dealt('hand1', 'map'))], 1)).toEqual([
      dealt('hand1', 'map'),
    ]);
  });

  it('begins anew with another game', () => {
    const once = new Once();
    once.fresh([line(1, passed(1))], 1);
    expect(once.fresh([line(1, passed(1))], 2)).toHaveLength(1);
  });

  it('rings once when it becomes my turn', () => {
    const bell = new TurnBell();
    const heard = [false, true, true, false, true].map((myTurn) => bell.hear({ myTurn }));
    expect(heard).toEqual([false, true, false, false, true]);
  });
});

describe('the clock', () => {
  it('is written in minutes and seconds', () => {
    expect([0, 8, 38, 60, 725, 3600, 86_340].map(clockText)).toEqual([
      '0:00',
      '0:08',
      '0:38',
      '1:00',
      '12:05',
      '1:00 h',
      '23:59 h',
    ]);
  });

  it('counts up to whole seconds and never below none', () => {
    expect(secondsLeft(10_001, 0)).toBe(11);
    expect(secondsLeft(5, 10)).toBe(0);
    expect(share(30, 0, 60)).toBe(0.5);
    expect(share(90, 0, 60)).toBe(1);
    expect(share(1, 0, 0)).toBe(0);
  });

  it('changes when the next second begins, and stands still when it is over', () => {
    for (const left of [10_000, 9_400, 1_000, 1]) {
      const wait = untilNextSecond(left, 0) ?? 0;
      expect(secondsLeft(left, wait)).toBe(secondsLeft(left, 0) - 1);
      expect(secondsLeft(left, wait - 0.5)).toBe(secondsLeft(left, 0));
    }
    expect([untilNextSecond(10, 10), untilNextSecond(10, 11)]).toEqual([null, null]);
  });

  it('presses more the less is left', () => {
    expect(pressure(40, 0.7)).toBe('calm');
    expect(pressure(14, 0.23)).toBe('short');
    expect(pressure(10, 0.9)).toBe('last');
  });
});

describe('sounds', () => {
  it('are one for each kind of thing, and none when the reveal follows', () => {
    expect(soundsOf([line(1, placed(0)), line(1, passed(0)), line(1, dealt('hand1'))])).toEqual([
      'card',
    ]);
    expect(soundsOf(LOG.slice(8, 12))).toEqual([]);
  });

  it('thud for a dead end, unless nothing is to be felt', () => {
    const laid = [line(1, placed(0))];
    expect(soundsOf(laid, () => 'N.E')).toContain('thud');
    settings.drama = false;
    expect(soundsOf(laid, () => 'N.E')).not.toContain('thud');
    settings.drama = true;
  });
});

describe('the sheet of a phone', () => {
  it('rests at three heights', () => {
    expect(afterPull('closed', 100)).toBe('half');
    expect(afterPull('closed', 500)).toBe('full');
    expect(afterPull('full', -100)).toBe('half');
    expect(afterPull('half', 5)).toBe('half');
    expect(higher('full')).toBe('full');
    expect(lower('half')).toBe('closed');
  });
});
