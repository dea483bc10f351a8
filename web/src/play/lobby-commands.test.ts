import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { configure, ready } from './lobby-commands.ts';
import { mute, settings } from '../base/settings.svelte.ts';
import type { TableModel } from './table.ts';
import { saboteurView } from '../base/protocol/game.testkit.ts';
import { config, FakeSocket, info, seat, sync, getUp, joined, sitDown } from './table.testkit.ts';

let table: TableModel;

const connected = (first = sync()): FakeSocket => joined(table, first);

beforeEach(() => {
  table = sitDown();
});

afterEach(() => {
  getUp(table);
});

describe('around the game', () => {
  it('brings a word that nobody can guess into the deal', () => {
    const line = connected();
    ready(table, true);
    ready(table, true);
    ready(table, false);
    const words = line.asked('ready').map(({ word }) => word);

    expect(words[0]).toMatch(/^[0-9a-f]{20}$/);
    expect(words[1]).not.toBe(words[0]);
    expect(words[2]).toBe('');
  });

  it('changes only what the host changed', () => {
    const line = connected();
    configure(table, { pace: 'live' });

    expect(line.asked('configure')[0]?.config).toEqual({ ...config, pace: 'live' });
  });

  it('does not hear whom I muted, here', () => {
    const line = connected(sync({ table: info({ seats: [seat('Ada'), seat('Ben')] }) }));
    line.tell({ t: 'said', seat: 1, at: 1, name: 'Ben', text: 'hm', sign: '' });
    expect(table.state.heard).toHaveLength(1);
    mute('red-fox', 1, 'Ben', true);
    expect(table.state.heard).toEqual([]);
    expect(table.state.said).toHaveLength(1);
    mute('red-fox', 1, 'Ben', false);
    expect(settings.muted['red-fox']).toEqual([]);
  });

  it('hears a newcomer on the seat of somebody I muted, and still not what was said before', () => {
    const line = connected();
    const told = { t: 'said', seat: 1, sign: '' } as const;
    mute('red-fox', 1, 'Ben', true);
    line.tell({ ...told, at: 10, name: 'Ben', text: 'Ben' });
    line.tell({ t: 'table', table: info({ seats: [seat('Ada'), seat('Dora')] }) });
    line.tell({ ...told, at: 30, name: 'Dora', text: 'Dora' });

    expect(table.state.heard.map(({ text }) => text)).toEqual(['Dora']);
    mute('red-fox', 1, 'Ben', false);
  });

  it('knows my own lines from those of an earlier owner of my seat', () => {
    const line = connected(sync({ you: 1, table: info({ seats: [seat('Ada'), seat('Dora')] }) }));
    for (const [number, name] of ['Ada', 'Dora'].entries())
      line.tell({ t: 'said', seat: number, at: 10, name, text: 'hm', sign: '' });
    line.tell({ t: 'said', seat: 1, at: 10, name: 'Ben', text: 'hm', sign: '' });

    expect(table.state.said.map((said) => table.state.isMine(said))).toEqual([false, true, false]);
  });

  it('remembers how a vote ended until the next one', () => {
    const line = connected();
    const ballot = { by: 1, yes: [1], no: [], motion: null, needs: 2, voters: [0, 1] };
    line.tell({ t: 'ballot', ballot: { action: { do: 'agree' }, ...ballot }, outcome: '' });
    expect(table.state.ballot?.by).toBe(1);
    line.tell({ t: 'ballot', ballot: null, outcome: 'agreed' });
    line.tell({ t: 'ballot', ballot: null, outcome: '' });

    expect([table.state.ballot, table.state.outcome]).toEqual([null, 'agreed']);
  });

  it('has no turn while a bot stands in or the game is paused', () => {
    const line = connected();
    line.tell({
      t: 'table',
      table: info({ seats: [seat('Ada', { bot: 'greedy' }), seat('', {})] }),
    });
    expect([table.state.isStoodIn, table.state.myTurn]).toEqual([true, false]);
    expect(table.state.names).toEqual(['Ada', 'Player 2']);
    line.tell({ t: 'table', table: info({ paused: true }) });
    expect([table.state.isStoodIn, table.state.myTurn]).toEqual([false, false]);
  });

  it('lets the host decide for the whole table', () => {
    connected(sync({ view: saboteurView({ agenda: [{ due: 'choosestarter', seat: -2 }] }) }));

    expect([table.state.actor, table.state.myTurn]).toEqual([0, true]);
  });
});
