import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { lostminesView } from '../games/lostmines/board.testkit.ts';
import { settings } from '../base/settings.svelte.ts';
import { TableModel } from './table.ts';
import { FakeSocket, sync } from './table.testkit.ts';
import { Turn } from './turn.svelte.ts';
import { walks } from './walk-targets.ts';

const step = (x: number, y: number): object => ({ do: 'step', to: [[x, y], 0] });

describe('where I can walk', () => {
  it('is where the server says', () => {
    expect([...walks(lostminesView()).keys()]).toEqual(['2,2', '3,2', '4,2']);
  });

  it('is nowhere when somebody else walks, or nobody', () => {
    expect(walks(lostminesView({ due: 'walk', seat: 1, left: 3 })).size).toBe(0);
    expect(walks(lostminesView({ due: 'turn', seat: 0 })).size).toBe(0);
    expect(walks(null).size).toBe(0);
  });
});

describe('walking', () => {
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
    line.tell(
      sync({ view: lostminesView(), legal: [{ do: 'step', to: [[2, 2], 0] }, { do: 'stop' }] }),
    );
  });

  afterEach(() => {
    table.connection.close();
    settings.quick = 'auto';
    vi.unstubAllGlobals();
  });

  it('offers every cell within reach, and to stay', () => {
    expect([...turn.choices.cells.keys()]).toEqual(['2,2', '3,2', '4,2']);
    expect(turn.stop).toEqual({ do: 'stop' });
    expect(turn.canEnd).toBe(true);
  });

  it('is aimed at a cell and sent step by step', () => {
    expect(turn.aim({ cell: '4,2' })).toBe(true);
    expect(turn.ghost).toEqual(step(4, 2));
    turn.play();
    expect(line.asked('act')).toMatchObject([
      { actions: [step(2, 2), step(3, 2), step(4, 2)], end: false },
    ]);
  });

  it('cannot be aimed where no way leads', () => {
    expect(turn.aim({ cell: '4,3' })).toBe(false);
    expect(turn.ghost).toBeNull();
  });

  it('ends with the turn when I stay', () => {
    turn.proceed();
    expect(line.asked('act')).toMatchObject([{ actions: [{ do: 'stop' }], end: true }]);
  });
});
