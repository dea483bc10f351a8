import { describe, expect, it, vi } from 'vitest';

import type { Asked, Cards, GameModule } from '../../games/contract.ts';
import { saboteurView } from '../../base/protocol/game.testkit.ts';
import type { TableModel } from '../../play/table.ts';
import type { Action } from '../../base/protocol/view.ts';
import { words } from '../../base/i18n/index.svelte.ts';
import { explain } from './refusal-text.ts';

const place: Action = { do: 'place', tile: ['NEW', 0], at: [1, 0] };
const discard: Action = { do: 'discard', cards: ['NS'] };

vi.spyOn(words, 't').mockImplementation((key, facts) =>
  [key, ...Object.values(facts ?? {})].join(),
);
vi.spyOn(words, 'card').mockImplementation((card) => `card ${card}`);
vi.spyOn(words, 'complete').mockResolvedValue();
vi.spyOn(words, 'refusal').mockImplementation((rule) => `because of ${rule}`);

const why = (asked: Asked): ReturnType<typeof explain> =>
  explain(asked, {
    table: {
      state: { view: saboteurView(), myTurn: true, legal: [place, discard], names: [] },
      commands: { why: () => Promise.resolve({ rule: 'SAB-042', args: {} }) },
    } as unknown as TableModel,
    game: { whyNotAction: () => place } as unknown as GameModule,
    cards: new Map() as Cards,
    picked: null,
  });

describe('why not?', () => {
  it('says of a card that can be played that it can', async () => {
    expect(await why({ card: 'NEW' })).toEqual({
      text: 'table-why-can,Card NEW',
      rule: '',
      mark: null,
    });
  });

  it('names the rule of a card that can only be discarded', async () => {
    expect(await why({ card: 'NS' })).toMatchObject({ rule: 'SAB-042' });
  });
});
