import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { speak } from '../../base/i18n/full.testkit.ts';
import { NOBODY } from '../../base/protocol/view.ts';
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
  turned: false,
};
const props = { story, names: ['Ana', 'Ben', 'Cleo'], you: 0, game: 'saboteur' };

const roles = (): string[] =>
  [...document.querySelectorAll('li .role')].map((role) => role.textContent.trim());
const faces = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-face]')].map(({ dataset }) => dataset.face);
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
    [0, 'Your side lost.'],
    [1, 'Your side won!'],
    [-1, ''],
  ])('tells seat %i at the end how it went', async (you, said) => {
    render(Reveal, { ...props, you, ondone: vi.fn() });
    expect(page()).not.toContain('Your side');
    for (let ms = 0; ms < 2 * LONGEST; ms += 100) {
      await wait(100);
      if (page().includes('Your side')) expect(page()).toContain('The gold');
    }
    expect(/Your side.*?[.!]/.exec(page())?.[0] ?? '').toBe(said);
  });

  it('comes to the gold by itself, and waits there until it is told to go on', async () => {
    const ondone = vi.fn();
    const { rerender, container } = render(Reveal, { ...props, ondone });
    for (let ms = 0; ms < 2 * LONGEST; ms += 100) {
      await rerender({ story: { ...story }, names: [...props.names], ondone });
      await wait(100);
    }
    expect(page()).toContain('4\u00a0gold');
    expect(ondone).not.toHaveBeenCalled();
    const [again, goOn, ...others] = container.querySelectorAll('button');
    if (!goOn) throw new Error('there is a way on');
    expect(again?.textContent.trim()).toBe('See again');
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
    expect(page()).toContain('8\u00a0cards short of the goals');
    await wait(800);
    expect(roles()).toContain('Digger');
    expect(roles()).not.toContain('Saboteur');
    expect(page()).not.toContain('4\u00a0gold');
  });

  it('goes on by a tap, and skip leads to the gold and out', async () => {
    const ondone = vi.fn();
    const { container } = render(Reveal, { ...props, ondone });
    const [anywhere, skip] = [...container.querySelectorAll('button')];
    if (!anywhere || !skip) throw new Error('there are two buttons');
    await fireEvent.click(anywhere);
    expect(page()).toContain('THE SABOTEURS');
    await fireEvent.click(skip);
    expect(page()).toContain('4\u00a0gold');
    expect(page()).toContain('no gold');
    expect(ondone).not.toHaveBeenCalled();
    await fireEvent.click(skip);
    expect(ondone).toHaveBeenCalledOnce();
  });

  it('shows every face by one tap while faces turn, and can be seen again', async () => {
    const { container } = render(Reveal, { ...props, ondone: vi.fn() });
    await wait(2300);
    await wait(800);
    expect(faces()).toEqual(['digger', '', '']);
    await fireEvent.click(container.querySelector('.anywhere') ?? container);
    expect(faces()).toEqual(['digger', 'digger', 'saboteur']);
    expect(page()).not.toContain('4\u00a0gold');
    await fireEvent.click(container.querySelector('.skip button') ?? container);
    await fireEvent.click(container.querySelector('.foot button') ?? container);
    expect(faces()).toEqual(['', '', '']);
    expect(page()).not.toContain('THE SABOTEURS');
  });

  it('adds what lies before each seat once all is paid, and the worth in my own row only', async () => {
    const purses = [
      { count: 2, worth: 5 },
      { count: 3, worth: null },
      { count: 0, worth: null },
    ];
    const { container } = render(Reveal, { ...props, purses, ondone: vi.fn() });
    expect(page()).not.toContain('3\u00a0cards');
    await fireEvent.click(container.querySelector('.skip button') ?? container);
    const held = [...document.querySelectorAll('.held')].map((told) => told.textContent.trim());
    expect(held).toEqual(['no gold', 'worth 5', '3\u00a0cards']);
  });

  it('lies as the mine lay, and turns nothing that stands upright', () => {
    const drawn = (): SVGElement | null => document.querySelector('svg.mine');
    const { unmount } = render(Reveal, { ...props, ondone: vi.fn() });
    expect(drawn()?.dataset.turned).toBeUndefined();
    const [, , width = 0, height = 0] = (drawn()?.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    expect(width).toBeGreaterThan(height);
    unmount();
    render(Reveal, { ...props, story: { ...story, turned: true }, ondone: vi.fn() });
    const [, , across, down] = (drawn()?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect([across, down]).toEqual([height, width]);
    expect(drawn()?.querySelector('g')?.getAttribute('transform')).toBe('rotate(-90)');
  });
});
