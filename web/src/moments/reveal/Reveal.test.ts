import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { speak } from '../../base/i18n/full.testkit.ts';
import { sitAtTurned } from '../../base/i18n/rotation.testkit.svelte.ts';
import { NOBODY } from '../../base/protocol/view.ts';
import { words } from '../../base/i18n/index.svelte.ts';
import { LONGEST } from '../../games/shared/story/steps.ts';
import Reveal from './Reveal.svelte';
import type { Story } from '../../play/round-end/story.ts';

vi.mock('../../games/card-lists.svelte.ts', () => ({ cardInfo: () => new Map() }));

const story: Story = {
  reckoned: null,
  front: [],
  round: 1,
  rounds: 3,
  finder: NOBODY,
  why: 'hands',
  roles: ['digger', 'saboteur', 'digger'],
  left: ['saboteur'],
  order: [2, 0, 1],
  paid: [{ seat: 1, value: 4 }],
  first: NOBODY,
  board: { tiles: { '0,0': 'start' }, covered: ['8,0'], lit: { '0,0': 1 } },
  way: ['0,0'],
  opened: [],
  turning: [],
  treasure: -1,
  goals: ['8,0'],
  last: null,
  decided: { what: 'short', count: 8 },
};
const props = { story, names: ['Ana', 'Ben', 'Cleo'], you: 0, game: 'saboteur' };

const roles = (): string[] =>
  [...document.querySelectorAll('li .role')].map((role) => role.textContent.trim());
const page = (): string => document.body.textContent;

async function wait(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await tick();
}

beforeEach(() => {
  speak('en');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the reveal', () => {
  it.each([
    [0, 'Your side has lost.'],
    [1, 'Your side has won.'],
    [-1, ''],
  ])('tells seat %i at the end how it went', async (you, said) => {
    render(Reveal, { ...props, you, ondone: vi.fn() });
    expect(page()).not.toContain('Your side');
    for (let ms = 0; ms < 2 * LONGEST; ms += 100) {
      await wait(100);
      if (page().includes('Your side')) expect(page()).toContain('The gold');
    }
    expect(/Your side.*?\./.exec(page())?.[0] ?? '').toBe(said);
  });

  it('comes to the gold by itself, and waits there until it is told to go on', async () => {
    const ondone = vi.fn();
    const { rerender, container } = render(Reveal, { ...props, ondone });
    for (let ms = 0; ms < 2 * LONGEST; ms += 100) {
      await rerender({ story: { ...story }, names: [...props.names], ondone });
      await wait(100);
    }
    expect(page()).toContain('4 gold');
    expect(ondone).not.toHaveBeenCalled();
    const [goOn, ...others] = container.querySelectorAll('button');
    if (!goOn) throw new Error('there is a way on');
    expect(others).toEqual([]);
    expect(document.activeElement).toBe(goOn);
    await fireEvent.click(goOn);
    expect(ondone).toHaveBeenCalledOnce();
  });

  it('tells nothing before its time', async () => {
    render(Reveal, { ...props, ondone: vi.fn() });
    expect(page()).not.toContain('THE SABOTEURS');
    expect(roles().filter((role) => role === 'Digger' || role === 'Saboteur')).toEqual([]);
    await wait(2300);
    expect(page()).toContain('THE SABOTEURS');
    expect(page()).toContain('8 columns');
    await wait(800);
    expect(roles()).toContain('Digger');
    expect(roles()).not.toContain('Saboteur');
    expect(page()).not.toContain('4 gold');
  });

  it('goes on by a tap, and skip leads to the gold and out', async () => {
    const ondone = vi.fn();
    const { container } = render(Reveal, { ...props, ondone });
    const [anywhere, skip] = [...container.querySelectorAll('button')];
    if (!anywhere || !skip) throw new Error('there are two buttons');
    await fireEvent.click(anywhere);
    expect(page()).toContain('THE SABOTEURS');
    await fireEvent.click(skip);
    expect(page()).toContain('4 gold');
    expect(page()).toContain('no gold');
    expect(ondone).not.toHaveBeenCalled();
    await fireEvent.click(skip);
    expect(ondone).toHaveBeenCalledOnce();
  });

  it('names goals as they lie in its picture, whatever the table does', async () => {
    const getUp = sitAtTurned();
    await tick();
    expect(words.t('goal-3')).toBe('right goal');
    const found: Story = { ...story, finder: 1, why: 'treasure', treasure: 2 };
    const { unmount } = render(Reveal, { ...props, story: found, ondone: vi.fn() });
    await wait(2300);
    expect(page()).toContain('reached the lower goal');
    unmount();
    await tick();
    expect(words.t('goal-3')).toBe('right goal');
    getUp();
    words.see(false);
  });
});
