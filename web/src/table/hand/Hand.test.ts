import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';

import { speak } from '../../base/i18n/full.testkit.ts';
import { CARDS } from '../../board/board.testkit.ts';
import Hand from './Hand.svelte';
import RoleChip from './RoleChip.svelte';

beforeEach(() => {
  localStorage.clear();
  speak();
});

const props = {
  hand: ['NS', 'map', 'NS'],
  cards: CARDS,
  picked: [],
  playable: new Map([
    ['NS', false],
    ['map', true],
  ]),
  onpick: vi.fn(),
  onhelp: vi.fn(),
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

it('rings one copy, dims the rest, locks what cannot be played', () => {
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

it('asks for help on a right click', async () => {
  const onhelp = vi.fn();
  const { container } = render(Hand, { ...props, onhelp });
  await fireEvent.contextMenu(container.querySelector('button') as Element);
  expect(onhelp.mock.calls).toEqual([['NS']]);
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

const order = (container: Element): (string | null)[] =>
  [...container.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card'));

it('is put in order by keys, says so, and keeps that order after a reload', async () => {
  const mine = { ...props, hand: ['NS', 'map', 'EW'], owner: 'abcd/0' };
  const { container, unmount } = render(Hand, mine);
  const first = container.querySelector('button') as HTMLElement;
  await fireEvent.keyDown(first, { key: 'ArrowRight', altKey: true });
  await tick();
  expect(order(container)).toEqual(['map', 'NS', 'EW']);
  expect(document.activeElement?.getAttribute('data-card')).toBe('NS');
  expect(container.querySelector('[role=status]')?.textContent).toMatch(/is now card 2 of 3$/);
  unmount();
  const other = render(Hand, { ...mine, owner: 'abcd/1' });
  expect(order(other.container)).toEqual(['NS', 'map', 'EW']);
  other.unmount();
  expect(order(render(Hand, mine).container)).toEqual(['map', 'NS', 'EW']);
});

it('keeps a place for the card that is drawn after mine was played', async () => {
  const { container, rerender } = render(Hand, props);
  const gap = (): string | undefined => container.querySelector('.gap')?.textContent;
  await rerender({ awaited: 'new card' });
  expect(gap()).toBeUndefined();
  await rerender({ hand: ['NS', 'NS'], waits: true });
  expect(gap()).toBe('new card');
  await rerender({ hand: ['NS', 'NS', 'EW'], waits: false, awaited: '' });
  expect(gap()).toBeUndefined();
});

it('lies as the mine lies, and does not turn when it is picked', async () => {
  const { container, rerender } = render(Hand, { ...props, turned: true });
  const turns = (): (string | null)[] =>
    [...container.querySelectorAll('.card svg > g:only-child')].map((g) =>
      g.getAttribute('transform'),
    );
  const before = turns();
  expect(before[0]).toContain('rotate(-90)');
  await rerender({ picked: ['NS'] });
  expect(turns()).toEqual(before);
  await rerender({ turned: false });
  expect(container.querySelectorAll('.lies')).toHaveLength(0);
});
