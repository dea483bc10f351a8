import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { TableModel } from '../../play/table.ts';
import type { GameEvent } from '../../base/protocol/view.ts';
import { Peeked } from './peek.svelte.ts';

type Ear = (fresh: { event: GameEvent }[]) => void;
let hear: Ear;
let peeked: Peeked;
let stop: () => void;

const look = (seat: number): { event: GameEvent } => ({
  event: { did: 'peeked', seat, goal: 1, cards: ['gold'] },
});

beforeEach(() => {
  vi.useFakeTimers();
  const table = {
    state: { you: 0, view: { facts: { goals: ['8,-2', '8,0', '8,2'] } } },
    connection: {
      subscribe: (ear: Ear) => {
        hear = ear;
        return () => undefined;
      },
    },
    looks: { open: () => undefined, close: () => undefined },
  } as unknown as TableModel;
  peeked = new Peeked(() => table);
  stop = peeked.watch();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('what I looked at', () => {
  it('lies open, and is called by its name', () => {
    hear([look(2), look(0), { event: { did: 'drawn', seat: 0, cards: ['EW'] } }]);
    expect([peeked.cell, peeked.card]).toEqual(['8,0', 'gold']);
  });

  it('is covered again after a while', () => {
    hear([look(0)]);
    vi.advanceTimersByTime(60_000);
    expect(peeked.cell).toBeNull();
  });

  it('leaves alone what the game shows in a notice of its own', () => {
    hear([{ event: { did: 'goalspied', seat: 0, corner: 1, cards: ['goal-exit'] } }]);
    expect([peeked.cell, peeked.goal]).toEqual([null, null]);
  });

  it('is nobody else’s', () => {
    hear([look(2)]);
    expect(peeked.cell).toBeNull();
  });
});
