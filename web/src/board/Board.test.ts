import { fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { lateDrawings } from '../art/lazy.ts';
import { speak } from '../base/i18n/full.testkit.ts';
import Board from './Board.svelte';
import { CARDS, view } from './board.testkit.ts';
import { boardInput } from './lazy.ts';
import type { BoardProps } from './board-props.ts';

const show = (more: Partial<BoardProps> = {}): HTMLElement =>
  render(Board, { view: view(), cards: CARDS, ...more }).container;

const cell = (root: HTMLElement, at: string): Element => {
  const found = root.querySelector(`[data-cell="${at}"]`);
  if (!found) throw new Error(`no cell ${at}`);
  return found;
};

const TARGETS = new Map([
  ['3,0', { kind: 'place', turns: 2 } as const],
  ['1,1', { kind: 'place', turns: 1 } as const],
  ['1,0', { kind: 'remove', turns: 1 } as const],
  ['8,2', { kind: 'peek', turns: 1 } as const],
]);

beforeAll(() => lateDrawings.fetch());

describe('a board that has just come', () => {
  it('can be played on', async () => {
    const ontarget = vi.fn();
    const root = show({ targets: TARGETS, ontarget });
    expect(boardInput.here).toBeNull();
    await fireEvent.click(cell(root, '1,1'));
    expect(ontarget.mock.calls).toEqual([['1,1']]);
  });

  it('names its cells when the words are here', async () => {
    speak('en');
    const root = show();
    expect(cell(root, '0,0').getAttribute('aria-label')).toBeNull();
    await boardInput.fetch();
    flushSync();
    expect(cell(root, '0,0').getAttribute('aria-label')).toContain('0,0: start card');
  });
});

describe('the board', () => {
  beforeAll(() => boardInput.fetch());

  it('is a grid with one stop for Tab', () => {
    const root = show();
    expect(root.querySelectorAll('[role="grid"]')).toHaveLength(1);
    expect(root.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
    expect(cell(root, '0,0').getAttribute('tabindex')).toBe('0');
  });

  it('draws every kind of target', () => {
    const root = show({ targets: TARGETS });
    expect(root.querySelectorAll('.target')).toHaveLength(4);
    expect(root.querySelectorAll('.target.place')).toHaveLength(2);
    expect(root.querySelectorAll('.target.remove')).toHaveLength(1);
    expect(root.querySelectorAll('.target.peek')).toHaveLength(1);
  });

  it('draws ghost, last card, staged card, what does not fit', () => {
    const root = show({
      targets: TARGETS,
      ghost: { cell: '3,0', lay: 'NEW~' },
      staged: ['1,0'],
      last: { cell: '2,0', seat: 1 },
      why: { cell: '1,1', side: 'N' },
      focus: '1,0',
    });
    expect(root.querySelectorAll('.ghost')).toHaveLength(1);
    expect(root.querySelectorAll('.target')).toHaveLength(3);
    expect(root.querySelector('.art-why')).not.toBeNull();
    expect(root.querySelector('.here')).not.toBeNull();
  });

  it('has no style attribute in its markup', () => {
    const root = show({ targets: TARGETS, ghost: { cell: '3,0', lay: 'NEW~' } });
    const written = [...root.querySelectorAll('[style]')].map((e) => e.getAttribute('style') ?? '');
    // What is there was set as a property, by `style:`: custom properties only.
    expect(written.filter((style) => !/^(--[\w-]+: ?[^;]*;? ?)+$/.test(style))).toEqual([]);
  });

  it('tells what was hit, and asks why elsewhere', async () => {
    const ontarget = vi.fn();
    const onwhy = vi.fn();
    const onconfirm = vi.fn();
    const root = show({
      targets: TARGETS,
      ghost: { cell: '3,0', lay: 'NEW' },
      ontarget,
      onwhy,
      onconfirm,
    });
    await fireEvent.click(cell(root, '1,1'));
    await fireEvent.click(cell(root, '5,1'));
    expect(ontarget.mock.calls).toEqual([['1,1']]);
    await fireEvent.keyDown(cell(root, '1,1'), { key: 'Enter' });
    await fireEvent.keyDown(cell(root, '3,0'), { key: 'Enter' });
    expect(ontarget).toHaveBeenLastCalledWith('1,1');
    expect(onconfirm.mock.calls).toEqual([['3,0']]);
    await fireEvent.keyDown(cell(root, '5,1'), { key: 'w' });
    await fireEvent.keyDown(cell(root, '5,1'), { key: 'Enter' });
    await fireEvent.contextMenu(cell(root, '5,1'));
    expect(onwhy.mock.calls).toEqual([['5,1'], ['5,1'], ['5,1']]);
  });

  it('asks why on a plain tap beside the targets while a card is picked', async () => {
    const onwhy = vi.fn();
    const root = show({ targets: TARGETS, asks: true, onwhy });
    await fireEvent.click(cell(root, '5,1'));
    await fireEvent.click(cell(root, '1,1'));
    expect(onwhy.mock.calls).toEqual([['5,1']]);
  });

  it('has a cross on a staged card that takes it back', async () => {
    const onback = vi.fn();
    const root = show({ staged: ['1,0'], onback });
    const buttons = root.querySelectorAll('button');
    expect(buttons).toHaveLength(1);
    await fireEvent.click(buttons[0] as Element);
    expect(onback).toHaveBeenCalledOnce();
  });

  it('is walked with arrows', async () => {
    const root = show();
    await fireEvent.keyDown(cell(root, '0,0'), { key: 'ArrowRight' });
    expect(cell(root, '1,0').getAttribute('tabindex')).toBe('0');
    await fireEvent.keyDown(cell(root, '1,0'), { key: 'Home' });
    expect(cell(root, '0,0').getAttribute('tabindex')).toBe('0');
  });

  it('shows what I know of a goal only while it is held', async () => {
    const root = show();
    const drawn = (): string => root.querySelector('svg')?.innerHTML ?? '';
    const covered = drawn();
    await fireEvent.pointerDown(cell(root, '8,0'));
    expect(drawn()).not.toBe(covered);
    await fireEvent.pointerUp(cell(root, '8,0'));
    expect(drawn()).toBe(covered);
  });

  it('as a picture has neither cells nor controls', () => {
    const root = show({ static: true });
    expect(root.querySelector('[role="gridcell"]')).toBeNull();
    expect(root.querySelector('button')).toBeNull();
    expect(root.querySelector('svg')?.getAttribute('role')).toBe('img');
  });
});
