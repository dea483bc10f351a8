import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test } from 'vitest';

import CardPicture from '../ui/CardPicture.svelte';
import { cardInfo } from '../base/protocol/game.testkit.ts';
import type { CardInfo } from '../base/protocol/protocol.gen.ts';
import { cardArt } from '../games/saboteur/card-art';
import { lateDrawings } from './lazy';

const card = (id: string, kind: string, back: string, face = ''): CardInfo =>
  cardInfo(id, { kind, back, face, value: 1 });
const CARDS = new Map(
  [
    card('digger', 'role', 'dwarf'),
    card('gold-1', 'gold', 'gold'),
    card('stone-ne', 'goal', 'goal', 'NE'),
  ].map((one) => [one.id, one]),
);

afterEach(cleanup);

test('a card shows its back until its drawing has come', async () => {
  const pictures = [...CARDS].map(([id, { back }]) => {
    const { container } = render(CardPicture, { card: id, cards: CARDS });
    const shown = (): string => container.innerHTML;
    const covered = render(CardPicture, { card: `?${back}`, cards: CARDS }).container.innerHTML;
    expect(shown()).toBe(covered);
    return { shown, covered };
  });

  await lateDrawings.fetch();
  await tick();

  for (const { shown, covered } of pictures) expect(shown()).not.toBe(covered);
});

test('a role that nobody knows stays covered', async () => {
  await lateDrawings.fetch();

  const ghost = { id: 'ghost', kind: 'role', back: 'dwarf' };

  expect(cardArt(ghost)).toBe(cardArt('?dwarf'));
});
