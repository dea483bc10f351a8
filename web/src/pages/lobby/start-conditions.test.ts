import { describe, expect, it } from 'vitest';

import type { SeatInfo, TableInfo } from '../../base/protocol/protocol.gen';
import { audience, headcount, waiting } from './start-conditions';

const seat = (kind: SeatInfo['kind'], name = '', more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind,
  name,
  bot: '',
  ready: false,
  present: true,
  host: false,
  standin: '',
  away: 0,
  waiting: -1,
  offered: false,
  learner: false,
  ...more,
});

const table = (...seats: SeatInfo[]): TableInfo => ({
  code: 'amber-kettle-42',
  status: 'filling',
  number: 1,
  game_id: 'g',
  rules: 'saboteur@1',
  config: {
    game: 'saboteur',
    options: {},
    seats: seats.length,
    pace: 'none',
    bot_pace: 'normal',
    listed: false,
    watch: true,
    talk: true,
    open_cards: true,
  },
  seats,
  promise: '',
  paused: false,
  watchers: 0,
  applicants: [],
  rounds_left: 0,
});

describe('what a filling table waits for', () => {
  it('waits for nobody when all are ready', () => {
    const info = table(
      seat('person', 'Ana', { host: true, ready: true }),
      seat('person', 'Ben', { ready: true }),
    );
    expect(waiting(info)).toEqual({ for: 'nothing' });
  });

  it('names those who are not ready', () => {
    const info = table(
      seat('person', 'Ana', { host: true, ready: true }),
      seat('person', 'Ben'),
      seat('person', 'Cleo'),
    );
    expect(waiting(info)).toEqual({ for: 'people', names: ['Ben', 'Cleo'] });
  });

  it('waits neither for the host nor for open seats nor for bots', () => {
    const info = table(
      seat('person', 'Ana', { host: true }),
      seat('open'),
      seat('bot', 'Grumbler'),
    );
    expect(waiting(info)).toEqual({ for: 'nothing' });
    expect(headcount(info)).toEqual({ people: 1, bots: 1, open: 1 });
  });
});

describe('who watches', () => {
  const watched = (watchers: number): TableInfo => ({ ...table(), watchers });

  it('is everybody without a seat, for those who have one', () => {
    expect(audience(watched(2), true)).toEqual({ key: 'lobby-watchers', count: 2 });
    expect(audience(watched(0), true)).toBeNull();
  });

  it('is everybody else, for one who watches', () => {
    expect(audience(watched(3), false)).toEqual({ key: 'lobby-watching', count: 2 });
    expect(audience(watched(1), false)).toEqual({ key: 'lobby-watching', count: 0 });
  });
});
