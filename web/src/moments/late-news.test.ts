import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { TableModel } from '../play/table.ts';
import { saboteurView } from '../base/protocol/game.testkit.ts';
import { getUp, joined, logged, moved, sitDown, sync } from '../play/table.testkit.ts';
import type { GameEvent } from '../base/protocol/view.ts';
import { afterRound } from '../table/lazy.ts';
import Moments from './Moments.svelte';
import { subscribeToNews, type News } from '../play/table-news.ts';

vi.mock('../games/card-lists.svelte.ts', () => ({ cardInfo: () => new Map() }));

const ended: GameEvent[] = [
  { did: 'roundended', round: 1, finder: -3, why: 'hands' },
  { did: 'rolesshown', cards: ['digger', 'saboteur', 'digger', 'saboteur'] },
];

let table: TableModel;
beforeEach(() => {
  table = sitDown();
});
afterEach(() => {
  cleanup();
  getUp(table);
});

/** What is heard while nobody shows it: a round that ends. */
function roundEnds(): News[] {
  const news: News[] = [];
  const line = joined(table, sync());
  const stop = subscribeToNews(table, (one) => news.push(one));
  const swept = saboteurView({ agenda: [{ due: 'turn', seat: 1 }] });
  line.tell(moved(10, 11, { log: [logged(11, ...ended)], view: swept }));
  stop();
  line.tell(moved(11, 12, { log: [logged(12, { did: 'discarded', seat: 1, cards: ['?mine'] })] }));
  return news;
}

describe('news', () => {
  it('know the table before and after them', () => {
    const [news, ...more] = roundEnds();

    expect(more).toEqual([]);
    expect(news?.fresh.map(({ event }) => event)).toEqual(ended);
    expect(news?.before?.agenda[0]?.seat).toBe(0);
    expect(news?.after?.agenda[0]?.seat).toBe(1);
  });

  it('that came before the moments are told by them', async () => {
    const missed = roundEnds();
    await afterRound.fetch();
    render(Moments, { table, missed, onstandings: vi.fn(), onothers: vi.fn() });
    flushSync();

    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('that come while the story is on its way follow it, so that the score comes', async () => {
    let arrive = (): void => undefined;
    const came = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const fetched = await afterRound.fetch();
    vi.spyOn(afterRound, 'now', 'get').mockReturnValueOnce(null);
    vi.spyOn(afterRound, 'fetch').mockImplementation(async () => {
      await came;
      return fetched;
    });
    const line = joined(table, sync());
    render(Moments, { table, missed: [], onstandings: vi.fn(), onothers: vi.fn() });
    line.tell(moved(10, 11, { log: [logged(11, ...ended)] }));
    line.tell(moved(11, 12, { log: [logged(12, { did: 'goldpaid', seat: 1, value: 3 })] }));
    const next = saboteurView({ agenda: [{ due: 'turn', seat: 1 }] });
    line.tell(moved(12, 13, { log: [logged(13, { did: 'roundbegan', round: 2 })], view: next }));
    arrive();
    await screen.findByRole('dialog');
    await fireEvent.click(screen.getByRole('button', { name: 'Skip to the gold' }));
    expect(screen.getAllByText('+3')).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

    expect(screen.getByRole('dialog', { name: /after round 1/i })).toBeTruthy();
  });
});
