import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { CARDS } from '../../board/board.testkit.ts';
import { speak } from '../../base/i18n/full.testkit.ts';
import { words } from '../../base/i18n/index.svelte.ts';
import LegalActions from './LegalActions.svelte';

const screen = vi.hoisted(() => ({ coarse: { current: false } }));
vi.mock('../../base/media.svelte.ts', () => screen);

const props = {
  legal: [
    { do: 'place', tile: ['NES', 0] as [string, number], at: [2, 0] as [number, number] },
    { do: 'break', card: 'broken-lamp', seat: 1 },
  ],
  names: ['Ana', 'Ben', 'Cleo'],
  cards: CARDS,
  onchoose: vi.fn(),
  onclose: vi.fn(),
};

beforeEach(() => {
  speak('en');
});
afterEach(() => {
  cleanup();
  words.see(false);
  screen.coarse.current = false;
});

/** By entry: how its card lies. */
const pictures = (): string[] =>
  [...document.querySelectorAll('li button')].map((entry) =>
    entry.querySelector('.lying') ? 'lies' : 'stands',
  );

it('shows path cards as its sentences name them', () => {
  words.see(false);
  render(LegalActions, props);
  expect(document.body.textContent).toContain('T-junction (north, east, south)');
  expect(pictures()).toEqual(['stands', 'stands']);
  cleanup();
  words.see(true);
  render(LegalActions, props);
  expect(document.body.textContent).toContain('T-junction (north, east, west)');
  expect(pictures()).toEqual(['lies', 'stands']);
});

it('begins with its field where there are keys, and brings up none for fingers', () => {
  render(LegalActions, props);
  const field = document.querySelector('input');
  expect(document.activeElement).toBe(field);
  cleanup();
  screen.coarse.current = true;
  render(LegalActions, props);
  expect(document.activeElement?.role).toBe('status');
});
