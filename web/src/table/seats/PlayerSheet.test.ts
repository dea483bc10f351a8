import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { CARDS } from '../../board/board.testkit.ts';
import { fallbackGame as saboteur } from '../../games/registry.ts';
import type { TableModel } from '../../play/table.ts';
import { saboteurView } from '../../base/protocol/game.testkit.ts';
import { getUp, joined, logged, sitDown, sync } from '../../play/table.testkit.ts';
import PlayerSheet from './PlayerSheet.svelte';

const broke = (card: string) => ({ did: 'broke', seat: 1, target: 0, cards: [card] });

let table: TableModel;
beforeEach(() => {
  table = sitDown();
});
afterEach(() => {
  cleanup();
  getUp(table);
});

it('tells what happened in this round, the newest first', () => {
  const log = [
    logged(1, { did: 'roundbegan', round: 1 }),
    logged(2, broke('broken-lamp')),
    logged(3, { did: 'roundbegan', round: 2 }),
    logged(4, broke('broken-cart')),
    logged(5, broke('broken-pick')),
  ];
  joined(table, sync({ log }));
  const act = { ontool: vi.fn(), onlift: vi.fn(), onclose: vi.fn() };
  const open = { seat: 1, table, view: saboteurView(), game: saboteur, cards: CARDS };
  render(PlayerSheet, { ...open, aims: new Map(), lifts: [], ...act });
  const deeds = [...document.querySelectorAll('.deed')].map((deed) =>
    /pick|cart|lamp/.exec(deed.textContent)?.join(),
  );
  expect(deeds).toEqual(['pick', 'cart']);
});
