import { expect, it } from 'vitest';

import type { Digest, Notice } from '../../base/protocol/protocol.gen.ts';
import { logged } from '../../play/table.testkit.ts';
import { lines } from '../../play/log.ts';
import { digestLines, doneToMe } from './absence-digest.ts';
import { logGroups, withNotices } from '../drawer/log-groups.ts';

const placed = { did: 'placed', seat: 1, tile: ['EW', 0], at: [1, 0], cards: ['EW'] } as const;
const drew = { did: 'dealt', source: 'stock', target: 'hand2', cards: ['map'] };
const passed = { did: 'discarded', seat: 1, cards: ['NS'], readers: 2 };
const looked = { did: 'peeked', seat: 1, goal: 1, cards: ['gold'], readers: 2 };
const digest: Digest = {
  since: 100,
  until: 200,
  turns: 3,
  log: [
    {
      ...logged(4, { ...placed, tile: ['EW', 0], at: [1, 0], cards: ['EW'] }, drew),
      how: 'stand-in',
    },
    { ...logged(8, passed), how: 'stand-in' },
    { ...logged(12, looked), how: 'clock' },
  ],
};

it('tells what was done in my name, and what others cannot see of it', () => {
  const told = digestLines(digest, 1, false);
  expect(told.map(({ event, how, secret }) => [event.did, how, secret])).toEqual([
    ['placed', 'stand-in', false],
    ['discarded', 'stand-in', true],
    ['peeked', 'clock', true],
  ]);
  expect(told.map(({ event }) => event.cards)).toEqual([['EW'], ['NS'], ['?']]);
});

it('tells what the others did to me meanwhile, and nothing from before', () => {
  const broke = (seq: number, seat: number, target: number) =>
    logged(seq, { did: 'broke', seat, target, cards: ['broken-lamp'] });
  const log = lines([broke(2, 0, 1), broke(5, 0, 1), broke(6, 0, 2), broke(7, 1, 1)]);
  expect(doneToMe(digest, log, 1)).toEqual([log[1]?.event]);
});

it('puts notices where they were given, the newest first', () => {
  const log = lines([
    logged(1, { did: 'roundbegan', round: 1 }),
    logged(2, { did: 'discarded', seat: 0, cards: ['?mine'] }),
    logged(3, { did: 'discarded', seat: 1, cards: ['?mine'] }),
  ]);
  const notice = (seq: number, at: number): Notice => ({
    t: 'notice',
    at,
    seq,
    what: 'away',
    seat: 1,
    by: -3,
    name: 'Ben',
  });
  const rows = withNotices(logGroups(log, []), [
    notice(0, 1),
    notice(2, 2),
    notice(2, 3),
    notice(3, 4),
  ]);
  expect(rows.map((row) => ('what' in row ? `at ${row.at}` : row.key))).toEqual([
    'at 4',
    '3',
    'at 3',
    'at 2',
    '2',
    'round-1',
    'at 1',
  ]);
});
