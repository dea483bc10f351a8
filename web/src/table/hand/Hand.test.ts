import { fireEvent, render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';

import { CARDS } from '../../board/board.testkit.ts';
import Hand from './Hand.svelte';
import RoleChip from './RoleChip.svelte';

const props = {
  hand: ['NS', 'map', 'NS'],
  cards: CARDS,
  picked: [],
  playable: new Map([
    ['NS', false],
    ['map', true],
  ]),
  onpick: vi.fn(),
  onwhy: vi.fn(),
  onhover: vi.fn(),
  ondrop: vi.fn(),
};

it('picks by tap and by number', async () => {
  const onpick = vi.fn();
  const { component, container } = render(Hand, { ...props, onpick });
  const { press } = component as unknown as { press: (key: string) => boolean };
  const cards = container.querySelectorAll('button');
  expect(cards).toHaveLength(3);
  await fireEvent.click(cards[1] as Element);
  expect(press('3')).toBe(true);
  expect(press('4')).toBe(false);
  expect(onpick.mock.calls).toEqual([
    ['map', false],
    ['NS', false],
  ]);
});

it('lifts one copy, dims the rest, locks what cannot be played', () => {
  const { container } = render(Hand, { ...props, picked: ['NS'] });
  const cards = [...container.querySelectorAll('button')];
  expect(cards.map((card) => card.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
    'false',
  ]);
  expect(cards.map((card) => card.classList.contains('dim'))).toEqual([false, true, true]);
  expect(cards.map((card) => card.querySelector('.lock') !== null)).toEqual([true, false, true]);
});

it('gathers several cards, and dims only what cannot join them', async () => {
  const onpick = vi.fn();
  const joins = (card: string): boolean => card === 'map';
  const { container } = render(Hand, { ...props, onpick, picked: ['NS'], joins });
  const cards = [...container.querySelectorAll('button')];
  expect(cards.map((card) => card.classList.contains('dim'))).toEqual([false, false, true]);
  for (const card of cards) await fireEvent.click(card);
  expect(onpick.mock.calls).toEqual([
    ['NS', true],
    ['map', false],
    ['NS', false],
  ]);
});

it('asks why on a right click', async () => {
  const onwhy = vi.fn();
  const { container } = render(Hand, { ...props, onwhy });
  await fireEvent.contextMenu(container.querySelector('button') as Element);
  expect(onwhy.mock.calls).toEqual([['NS']]);
});

it('draws the role only while it is held', async () => {
  const { container } = render(RoleChip, {
    role: 'digger',
    cards: CARDS,
    aim: 'aim-digger',
    held: false,
  });
  const chip = container.querySelector('button') as Element;
  const closed = container.innerHTML;
  expect(container.querySelector('.face')).toBeNull();
  await fireEvent.pointerDown(chip);
  expect(container.querySelector('.face')).not.toBeNull();
  await fireEvent.pointerUp(chip);
  expect(container.innerHTML).toBe(closed);
});

it('keeps the place of a card that waits', async () => {
  const { container, rerender } = render(Hand, props);
  const names = (): (string | null)[] =>
    [...container.querySelectorAll('button')].map((card) => card.getAttribute('data-card'));
  await rerender({ hand: ['NS', 'NS'], waits: true });
  expect(names()).toEqual(['NS', 'NS']);
  expect(container.querySelectorAll('.dim')).toHaveLength(2);
  await rerender({ hand: ['NS', 'NS', 'map'], waits: false });
  expect(names()).toEqual(['NS', 'map', 'NS']);
});
