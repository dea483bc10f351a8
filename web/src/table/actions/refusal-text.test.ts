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
vi.spyOn(words, 'refusal').mockImplementation((rule, { at }) =>
  [`because of ${rule}`, ...(at ? ['on B5'] : [])].join(' '),
);
vi.spyOn(words, 'has').mockImplementation((key) => key === 'nowhere-SAB-043');

const why = (
  asked: Asked,
  answer: { rule: string; args: object } = { rule: 'SAB-042', args: {} },
): ReturnType<typeof explain> =>
  explain(asked, {
    table: {
      state: {
        view: saboteurView(),
        myTurn: true,
        legal: [place, discard],
        log: [],
        names: [],
        info: { config: { game: 'saboteur' } },
      },
      commands: { why: () => Promise.resolve(answer) },
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

  it('marks the places that its sentence names, and no others', async () => {
    const args = { at: [1, 0] };
    const named = await why({ cell: '1,0' }, { rule: 'SAB-042', args });
    expect(named).toMatchObject({ text: 'because of SAB-042 on B5', places: ['1,0'] });
    const general = await why({ card: 'NS' }, { rule: 'SAB-043', args });
    expect(general).toMatchObject({ text: 'nowhere-SAB-043', places: [] });
  });
});
