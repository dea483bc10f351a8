import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { dwarf } from '../../art/cards/roles.ts';
import { cardArt } from '../../games/saboteur/card-art.ts';
import { lateDrawings } from '../../art/lazy.ts';
import type { TableModel } from '../../play/table.ts';
import type { View } from '../../base/protocol/view.ts';
import { FILL, FILL_LESS, SNUFF } from './hold.svelte.ts';
import RoleCeremony from './RoleCeremony.svelte';

beforeAll(() => lateDrawings.fetch());

const card = {
  kind: 'role',
  back: 'dwarf',
  count: 1,
  face: '',
  plays: [],
  tools: [],
  value: 0,
  treasure: false,
};
vi.mock('../../games/card-lists.svelte.ts', () => ({
  cardInfo: () => new Map([['saboteur', { ...card, id: 'saboteur' }]]),
}));
vi.mock('../../base/i18n/index.svelte.ts', () => ({
  words: {
    t: (key: string) => key,
    has: () => true,
    card: (id: string) => `the ${id}`,
    joined: (list: string[]) => list.join(),
  },
}));
let less = false;
vi.mock('../../base/settings.svelte.ts', () => ({ lessMotion: () => less }));

const view = {
  table: { seats: 3, round: 2 },
  facts: { roles: { digger: 3, saboteur: 1 }, rounds: 3 },
  piles: { role1: ['saboteur'] },
  seat: 0,
} as unknown as View;

function open(): { held: HTMLElement; understood: HTMLElement; understand: () => void } {
  const understand = vi.fn();
  const table = {
    state: { you: 0, info: null },
    commands: { understand },
  } as unknown as TableModel;
  const { container } = render(RoleCeremony, { table, view });
  const held = container.querySelector<HTMLElement>('button.held');
  const understood = container.querySelector<HTMLElement>('.foot button');
  if (!held || !understood) throw new Error('there are two buttons');
  return { held, understood, understand };
}

/** Strokes that only the face of this role has. */
const strokes = (markup: string): string[] => markup.match(/ d="[^"]+"/g) ?? [];
const onBack = strokes(cardArt('?dwarf'));
const face = strokes(dwarf('saboteur')).filter((stroke) => !onBack.includes(stroke));

/** Any trace of the role: a stroke of its face, its name, what it wants. */
function shown(): boolean {
  const page = document.body.innerHTML;
  return [...face, 'the saboteur', 'ceremony-aim'].some((trace) => page.includes(trace));
}

async function wait(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await tick();
}

beforeEach(() => {
  vi.useFakeTimers();
  less = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the role', () => {
  it('is nowhere on the page unless it is held', async () => {
    const { held } = open();
    expect(face.length).toBeGreaterThan(3);
    expect(shown()).toBe(false);
    const backs = document.body.querySelectorAll('.card-picture').length;

    await fireEvent.pointerDown(held, { button: 0 });
    await wait(FILL - 10);
    expect(shown()).toBe(false);
    await wait(20);
    expect(shown()).toBe(true);
    expect(document.body.querySelectorAll('.card-picture')).toHaveLength(backs);

    await fireEvent.pointerUp(window);
    await wait(SNUFF + 10);
    expect(shown()).toBe(false);
  });

  it('opens by Space and Enter, and closes when the key comes up', async () => {
    const { held } = open();
    for (const key of [' ', 'Enter']) {
      await fireEvent.keyDown(held, { key });
      await wait(FILL + 10);
      expect(shown()).toBe(true);
      await fireEvent.keyUp(held, { key });
      await wait(SNUFF + 10);
      expect(shown()).toBe(false);
    }
  });

  it('closes when the page is left', async () => {
    const { held } = open();
    await fireEvent.pointerDown(held, { button: 0 });
    await wait(FILL + 10);
    await fireEvent.blur(window);
    await wait(SNUFF + 10);
    expect(shown()).toBe(false);
  });

  it('opens sooner with less motion', async () => {
    less = true;
    const { held } = open();
    await fireEvent.pointerDown(held, { button: 0 });
    await wait(FILL_LESS + 10);
    expect(shown()).toBe(true);
  });

  it('does not open when it is let go too soon', async () => {
    const { held, understood } = open();
    await fireEvent.pointerDown(held, { button: 0 });
    await wait(FILL / 2);
    await fireEvent.pointerUp(window);
    await wait(FILL);
    expect(shown()).toBe(false);
    expect(understood.hasAttribute('disabled')).toBe(true);
  });

  it('can be understood after the first look', async () => {
    const { held, understood, understand } = open();
    expect(understood.hasAttribute('disabled')).toBe(true);
    await fireEvent.pointerDown(held, { button: 0 });
    await wait(FILL + 10);
    await fireEvent.pointerUp(window);
    await wait(SNUFF + 10);
    expect(understood.hasAttribute('disabled')).toBe(false);
    await fireEvent.click(understood);
    expect(understand).toHaveBeenCalledOnce();
  });
});
