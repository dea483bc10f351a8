import { expect, it } from 'vitest';

import { CARDS, teller, view } from '../../board/board.testkit.ts';
import { fallbackGame as saboteur } from '../../games/registry.ts';
import type { Action, GameEvent } from '../../base/protocol/view.ts';
import { leadKey } from './prompt.ts';
import { sayGhost } from './preview-text.ts';

const words = {
  ...teller,
  has: (key: string): boolean => key === 'ahead-trap',
  action: (action: Action): string => `action ${action.do}`,
  joined: (things: readonly string[]): string => things.join(' + '),
};
const say = (ghost: Action, events: GameEvent[] = []): string => {
  const ahead = {
    view: view(),
    cards: CARDS,
    names: ['Ana', 'Ben', 'Cleo'],
    game: saboteur,
    last: { cell: '1,0', seat: 2 },
    foreseen: { events, publishes: false },
  };
  const { head, text } = sayGhost(ghost, ahead, words);
  return `${head} | ${text}`;
};

it('tells what a path card would do', () => {
  expect(say({ do: 'place', tile: ['NES', 0], at: [1, 1] })).toBe(
    'B6 | Ahead-joins Cleo + ahead-opens 2',
  );
  expect(say({ do: 'place', tile: ['N.E', 0], at: [5, 5] })).toContain('Ahead-dead-end');
});

it('believes the server about goals', () => {
  const place: Action = { do: 'place', tile: ['EW', 0], at: [7, 0] };
  expect(say(place)).not.toContain('reaches');
  expect(say(place, [{ did: 'goalopened', goal: 1 }])).toContain('Ahead-reaches goal-2');
});

it('tells what the other cards would do', () => {
  expect(say({ do: 'break', card: 'broken-lamp', seat: 1 })).toContain('ahead-break Ben tool-lamp');
  expect(say({ do: 'mend', card: 'fixed-cart-lamp', tool: 'cart', seat: 0 })).toContain('own');
  expect(say({ do: 'rockfall', at: [1, 0] })).toContain('ahead-rockfall');
  expect(say({ do: 'peek', goal: 0 })).toBe('Goal-1 | ahead-peek');
  expect(say({ do: 'discard', cards: ['map'] })).toBe('<map> | ahead-discard');
  expect(say({ do: 'take', card: 'gold-2' })).toContain('Action take');
  expect(say({ do: 'trap', seat: 1 })).toBe('<trapped> | ahead-trap Ben other');
});

it('leads from a card to its targets', () => {
  expect(leadKey('peek', true)).toBe('table-choose-peek');
  expect(leadKey('peek', false)).toBe('table-only-discard');
});
