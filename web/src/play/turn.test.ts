import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { MultiSelect } from './multi-select.svelte.ts';
import { learnSchema } from '../base/protocol/schema.svelte.ts';
import { settings } from '../base/settings.svelte.ts';
import { TableModel } from './table.ts';
import { saboteurView } from '../base/protocol/game.testkit.ts';
import { FakeSocket, info, moved, seat, staged, sync } from './table.testkit.ts';
import { Turn } from './turn.svelte.ts';
import type { Action } from '../base/protocol/view.ts';

const place = (turn: number, x: number): Action => ({
  do: 'place',
  tile: ['NEW', turn],
  at: [x, 0],
});
const peek: Action = { do: 'peek', goal: 1 };
const discard: Action = { do: 'discard', cards: ['NEW'] };
const mend = (tool: string): Action => ({ do: 'mend', card: 'fixed-cart-lamp', tool, seat: 2 });
const legal = [
  place(0, 1),
  place(180, 1),
  place(180, 2),
  peek,
  discard,
  mend('cart'),
  mend('lamp'),
];

let table: TableModel;
let turn: Turn;
let line: FakeSocket;

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  table = new TableModel('red-fox');
  turn = new Turn(table);
  table.connection.connect();
  line = FakeSocket.last;
  line.open();
  line.tell(sync({ legal }));
});

afterEach(() => {
  table.connection.close();
  settings.quick = 'auto';
  vi.unstubAllGlobals();
});

describe('picking', () => {
  it('shows where a card fits, and unpicks it the second time', () => {
    turn.pick('NEW');
    expect(turn.picked).toBe('NEW');
    expect([...turn.choices.cells.keys()]).toEqual(['1,0', '2,0']);
    turn.pick('NEW');
    expect(turn.picked).toBeNull();
    expect(turn.choices.cells.size).toBe(0);
  });

  it('knows what uses a card as soon as its game has come', () => {
    const dance: Action = { do: 'dance', card: 'NEW', treasure: 1 };
    line.tell(sync({ legal: [dance] }));
    expect(turn.choices.treasures.size).toBe(1);
    learnSchema({ ACTIONS: {}, EVENTS: {}, DEFAULTS: {}, PLAYS: { dance: 'card' } });
    expect(turn.choices.treasures.size).toBe(0);
  });

  it('takes no card that cannot be used now', () => {
    turn.pick('EW');
    expect(turn.picked).toBeNull();
  });
});

describe('aiming', () => {
  it('holds the card so that it fits, and turns it', () => {
    turn.pick('NEW');
    expect(turn.aim({ cell: '1,0' })).toBe(true);
    expect(turn.ghost).toEqual(place(0, 1));
    turn.turn();
    expect(turn.ghost).toEqual(place(180, 1));
    turn.aim({ cell: '1,0' });
    expect(turn.ghost).toEqual(place(0, 1));
    turn.aim({ cell: '2,0' });
    expect(turn.ghost).toEqual(place(180, 2));
    turn.aim({ cell: '1,0' });
    expect(turn.ghost).toEqual(place(180, 1));
  });

  it('does not go where nothing fits', () => {
    turn.pick('NEW');
    expect(turn.aim({ cell: '5,5' })).toBe(false);
    expect(turn.ghost).toBeNull();
    expect(turn.target).toBeNull();
  });

  it('aims at goals, seats and their tools, and the discard pile', () => {
    turn.pick('map');
    turn.aim({ goal: 1 });
    expect(turn.ghost).toEqual(peek);

    turn.pick('fixed-cart-lamp');
    turn.aim({ seat: 2, tool: 'lamp' });
    expect(turn.fits).toEqual([mend('lamp')]);
    turn.aim({ seat: 2 });
    expect(turn.fits).toHaveLength(2);

    turn.pick('NEW');
    turn.aim({ discard: true });
    expect(turn.ghost).toEqual(discard);
  });

  it('foresees what would happen', async () => {
    turn.pick('NEW');
    turn.aim({ cell: '2,0' });
    expect(turn.foreseen).toBeNull();
    const ref = line.asked('preview')[0]?.ref ?? 0;
    line.tell({ t: 'foreseen', ref, events: [], publishes: true, next: '' });

    await vi.waitFor(() => {
      expect(turn.foreseen).toEqual({ events: [], publishes: true, next: '' });
    });
    turn.aim({ cell: '1,0' });
    expect(turn.foreseen).toBeNull();
  });
});

describe('playing', () => {
  it('stages the ghost and lets the card go', () => {
    turn.pick('NEW');
    turn.aim({ cell: '2,0' });
    turn.play();

    expect(line.asked('act')).toMatchObject([{ actions: [place(180, 2)], end: false }]);
    expect([turn.picked, turn.ghost]).toEqual([null, null]);
  });

  it('ends the turn as well when that is wished', () => {
    settings.quick = 'on';
    turn.pick('NEW');
    turn.discard();

    expect(line.asked('act')).toMatchObject([{ actions: [discard], end: true }]);
  });

  it('does nothing without a ghost', () => {
    turn.play();
    turn.discard();
    turn.turn();

    expect(line.asked('act')).toEqual([]);
  });
});

describe('quick play', () => {
  const bot = seat('Robo', { kind: 'bot', bot: 'greedy' });
  const alone = info({ seats: [seat('Ada', { host: true }), bot, bot] });

  it('is on where all others are bots, unless it is switched off', () => {
    expect(turn.isQuick).toBe(false);
    line.tell(sync({ legal, table: alone }));
    expect(turn.isQuick).toBe(true);
    settings.quick = 'off';
    expect(turn.isQuick).toBe(false);
    settings.quick = 'on';
    line.tell(sync({ legal }));
    expect(turn.isQuick).toBe(true);
  });

  it('counts somebody with a stand-in as a bot, and nobody who watches', () => {
    const away = seat('Béla', { bot: 'greedy', standin: 'back', present: false });
    line.tell(sync({ legal, table: info({ seats: [seat('Ada'), away, bot] }) }));
    expect(turn.isQuick).toBe(true);
    line.tell(sync({ legal, table: alone, you: -4 }));
    expect(turn.isQuick).toBe(false);
  });

  it('plays and ends the turn with the second tap on a place, and turns by button only', () => {
    line.tell(sync({ legal, table: alone }));
    turn.pick('NEW');
    turn.aim({ cell: '1,0' });
    turn.turn();
    expect(line.asked('act')).toEqual([]);
    turn.aim({ cell: '1,0' });
    expect(line.asked('act')).toMatchObject([{ actions: [place(180, 1)], end: true }]);
    turn.aim({ cell: '1,0' });
    expect(line.asked('act')).toHaveLength(1);
  });

  it('plays at seats, goals and the discard pile alike', () => {
    line.tell(sync({ legal, table: alone }));
    turn.pick('map');
    turn.aim({ goal: 1 });
    turn.aim({ goal: 1 });
    expect(line.asked('act')).toMatchObject([{ actions: [peek], end: true }]);
  });

  it('lets a card go by hand without playing it, as often as one likes', () => {
    line.tell(sync({ legal, table: alone }));
    turn.pick('NEW');
    turn.hold({ cell: '1,0' });
    turn.hold({ cell: '1,0' });
    expect(turn.ghost).toEqual(place(0, 1));
    expect(line.asked('act')).toEqual([]);
  });

  it('ends no turn and skips no walk with a second press of the button', () => {
    const walk: Action = { do: 'stop' };
    line.tell(sync({ legal, table: alone }));
    turn.pick('NEW');
    turn.aim({ cell: '1,0' });
    turn.proceed();
    turn.proceed();
    line.tell(moved(10, 11, { view: saboteurView(), legal: [walk] }));
    turn.settle();
    turn.proceed(true);
    expect(line.asked('act')).toHaveLength(1);
    expect(line.asked('end')).toEqual([]);
  });
});

describe('a new state', () => {
  it('keeps what is still legal', () => {
    turn.pick('NEW');
    turn.aim({ cell: '2,0' });
    line.tell(sync({ legal: [place(180, 2), discard] }));

    expect([turn.picked, turn.ghost]).toEqual(['NEW', place(180, 2)]);
    expect(turn.ghost).toBe(table.state.legal[0]);
  });

  it('drops what is not', () => {
    turn.pick('NEW');
    turn.aim({ cell: '2,0' });
    line.tell(sync({ legal: [place(0, 1)] }));
    expect([turn.picked, turn.ghost, turn.target]).toEqual(['NEW', null, null]);

    line.tell(moved(10, 11));
    expect(turn.picked).toBeNull();
  });
});

describe('the main button', () => {
  const staging = (): void => {
    const { ref = 0 } = line.sent.at(-1) as { ref?: number };
    line.tell(staged({ ref, staged: [place(0, 1)] }));
  };

  beforeEach(() => {
    turn.pick('NEW');
    turn.aim({ cell: '1,0' });
    turn.proceed();
  });

  it('plays, and then ends the turn', () => {
    expect(turn.sent).toEqual(place(0, 1));
    staging();
    turn.settle();
    expect(turn.sent).toBeNull();
    expect(line.sent.at(-1)).toMatchObject({ t: 'act' });
    turn.proceed();
    expect(line.sent.at(-1)).toMatchObject({ t: 'end' });
  });

  it('does both when it is pressed twice', () => {
    turn.proceed();
    staging();
    turn.settle();
    expect(line.sent.at(-1)).toMatchObject({ t: 'end' });
  });

  it('lets no walk be skipped by the second press, sooner or later', () => {
    const walk: Action = { do: 'stop' };
    turn.proceed();
    const { ref = 0 } = line.sent.at(-1) as { ref?: number };
    line.tell(staged({ ref, staged: [place(0, 1)], legal: [walk] }));
    turn.settle();
    turn.proceed(true);
    expect(line.asked('act')).toHaveLength(1);
    expect(line.asked('end')).toEqual([]);

    turn.proceed();
    expect(line.asked('act').at(-1)).toMatchObject({ actions: [walk], end: true });
  });

  it('gives way to another card', () => {
    staging();
    turn.pick('map');
    expect(turn.picked).toBeNull();
    expect(line.sent.at(-1)).toMatchObject({ t: 'back' });
  });
});

describe('a card that is tapped while a move is on its way', () => {
  const answer = (now: Action[]): void => {
    const { ref = 0 } = line.sent.at(-1) as { ref?: number };
    line.tell(staged({ ref, staged: [place(0, 1)], legal: now }));
    turn.settle();
  };

  beforeEach(() => {
    turn.pick('NEW');
    turn.aim({ cell: '1,0' });
    turn.play();
    turn.pick('map');
    expect(turn.picked).toBeNull();
  });

  it('is picked when the move is answered', () => {
    answer([peek]);
    expect(turn.picked).toBe('map');
  });

  it('takes the place of a move that waits, as it would a moment later', () => {
    answer([]);
    expect(line.sent.at(-1)).toMatchObject({ t: 'back' });
  });

  it('gives way to the card that is tapped after it', () => {
    turn.pick('NEW');
    answer([peek, discard]);
    expect(turn.picked).toBe('NEW');
  });

  it('is forgotten when the card is gone', () => {
    line.tell(moved(10, 11, { view: saboteurView({ piles: { hand1: ['NEW'] } }), legal: [peek] }));
    turn.settle();
    expect(turn.picked).toBeNull();
  });

  it('is forgotten when it is put back', () => {
    turn.drop();
    answer([peek]);
    expect(turn.picked).toBeNull();
  });

  it('waits until the turn has ended, if that was wished before', () => {
    turn.proceed();
    turn.pick('map');
    answer([peek]);
    expect(line.sent.at(-1)).toMatchObject({ t: 'end' });
    line.tell(moved(10, 11));
    turn.settle();
    expect(turn.picked).toBeNull();
  });
});

describe('several cards', () => {
  const pass = (...cards: string[]): Action => ({ do: 'discard', cards });
  const lift: Action = { do: 'lift', cards: ['NEW', 'map'], off: 'broken-lamp' };

  beforeEach(() => {
    turn.multiSelect = new MultiSelect(table.state);
    line.tell(
      moved(10, 11, {
        legal: [...legal, pass('map'), pass('NEW', 'map'), lift, { do: 'theft' }],
      }),
    );
  });

  it('are put away together, beginning with the one that is picked', () => {
    turn.pick('NEW');
    turn.discard();
    expect(turn.bag).toEqual(['NEW']);
    expect(turn.ghost).toEqual(discard);
    turn.pick('map');
    expect(turn.ghost).toEqual(pass('NEW', 'map'));
    turn.pick('NEW');
    expect(turn.ghost).toEqual(pass('map'));
    expect(line.asked('act')).toEqual([]);
    turn.play();
    expect(line.asked('act')[0]?.actions).toEqual([pass('map')]);
    expect(turn.activeSelect).toBeNull();
  });

  it('lift a card that lies before me, and no third one joins them', () => {
    turn.selectSeveral({ off: 'broken-lamp' });
    turn.pick('NEW');
    expect(turn.ghost).toBeNull();
    turn.pick('map');
    expect(turn.ghost).toEqual(lift);
    expect(turn.activeSelect?.joins('NEW')).toBe(false);
    turn.drop();
    expect(turn.bag).toEqual([]);
  });

  it('are not needed for a card that does one thing', () => {
    turn.pick('theft');
    expect(turn.ghost).toEqual({ do: 'theft' });
    expect(turn.isAlone).toBe(true);
    turn.play();
    expect(line.asked('act')[0]?.actions).toEqual([{ do: 'theft' }]);
  });
});
