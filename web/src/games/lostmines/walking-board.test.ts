import { fireEvent, render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';

import Board from '../../board/Board.svelte';
import type { BoardProps } from '../../board/board-props.ts';
import { lostMines } from './module.ts';
import { walks } from '../../play/walk-targets.ts';
import { lostminesCards, lostminesView } from './board.testkit.ts';

const CARDS = lostminesCards(lostMines);
const show = (more: Partial<BoardProps> = {}): HTMLElement =>
  render(Board, { view: lostminesView(), cards: CARDS, ...more }).container;

const WALKS = new Map(
  [...walks(lostminesView())].map(([spot, walk]) => [
    spot,
    { kind: 'walk', turns: 1, walk } as const,
  ]),
);
const SIDES = new Map(
  ['1,2/E', '2,2/S', '4,2/E'].map((side) => [side, { kind: 'snare', turns: 1 } as const]),
);

function at(root: HTMLElement, place: string): Element {
  const found = root.querySelector(`[data-cell="${place}"]`);
  if (!found) throw new Error(`nothing at ${place}`);
  return found;
}

const sides = (root: HTMLElement): Element[] => [
  ...root.querySelectorAll('[role="group"] [role="button"]'),
];

describe('a board that does not grow', () => {
  it('has a cell for each of its fields', () => {
    const root = show();
    expect(root.querySelectorAll('[role="gridcell"]')).toHaveLength(11 * 7);
    expect(root.querySelectorAll('[role="row"]')).toHaveLength(7);
  });

  it('comes to where I stand first', () => {
    const [first] = show().querySelectorAll('[role="gridcell"][tabindex="0"]');
    expect(first?.getAttribute('data-cell')).toBe('1,2');
  });

  it('has a pawn for everybody, a token for each border, and a frame', () => {
    const root = show();
    expect(root.querySelectorAll('.pawn')).toHaveLength(3);
    expect(root.querySelectorAll('.token')).toHaveLength(2);
    expect(root.querySelector('.crosses rect')).not.toBeNull();
  });

  it('is a picture with pawns where nothing can be hit', () => {
    const root = show({ static: true, targets: SIDES });
    expect(root.querySelectorAll('.pawn')).toHaveLength(3);
    expect(sides(root)).toEqual([]);
  });

  it('moves a pawn, and does not draw it anew', async () => {
    const { container, rerender } = render(Board, { view: lostminesView(), cards: CARDS });
    const mine = container.querySelector('.pawn');
    const before = mine?.getAttribute('style');
    const after = lostminesView();
    after.table.pawn = [[[2, 2], 0], null, null];
    await rerender({ view: after });
    expect(container.querySelector('.pawn')).toBe(mine);
    expect(mine?.getAttribute('style')).not.toBe(before);
  });
});

describe('a walk', () => {
  it('shows every card within reach, and what it costs', () => {
    const root = show({ targets: WALKS });
    expect(root.querySelectorAll('.walk')).toHaveLength(3);
    expect(root.querySelectorAll('.target')).toHaveLength(0);
  });

  it('is aimed by a tap, and shows its way', async () => {
    const ontarget = vi.fn();
    const root = show({ targets: WALKS, ontarget });
    const drawn = root.querySelector('.pieces')?.innerHTML ?? '';
    await fireEvent.click(at(root, '4,2'));
    expect(ontarget.mock.calls).toEqual([['4,2']]);
    const aimed = show({ targets: WALKS, ghost: { cell: '4,2' } });
    expect(aimed.querySelector('.pieces')?.innerHTML.length).toBeGreaterThan(drawn.length);
  });
});

describe('borders', () => {
  it('are offered beside the grid, with one stop for Tab', () => {
    const root = show({ targets: SIDES });
    expect(sides(root).map((side) => side.getAttribute('data-cell'))).toEqual([...SIDES.keys()]);
    expect(sides(root).map((side) => side.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
  });

  it('are as large as a finger', () => {
    const root = show({ targets: SIDES });
    const scale = Number(
      /scale\(([\d.]+)\)/.exec(
        root.querySelector('svg > g[transform]')?.getAttribute('transform') ?? '',
      )?.[1],
    );
    const radius = Number(sides(root)[0]?.querySelector('.spot')?.getAttribute('r'));
    expect(Math.round(radius * scale * 2)).toBeGreaterThanOrEqual(44);
  });

  it('are chosen with keys, and confirmed where they are aimed', async () => {
    const [ontarget, onconfirm] = [vi.fn(), vi.fn()];
    const root = show({ targets: SIDES, ghost: { cell: '2,2/S' }, ontarget, onconfirm });
    await fireEvent.keyDown(at(root, '1,2/E'), { key: 'Enter' });
    await fireEvent.keyDown(at(root, '2,2/S'), { key: ' ' });
    expect(ontarget.mock.calls).toEqual([['1,2/E']]);
    expect(onconfirm.mock.calls).toEqual([['2,2/S']]);
    expect(sides(root).map((side) => side.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
      'false',
    ]);
  });

  it('are walked with arrows', async () => {
    const root = show({ targets: SIDES });
    await fireEvent.keyDown(at(root, '1,2/E'), { key: 'ArrowRight' });
    expect(sides(root).map((side) => side.getAttribute('tabindex'))).toEqual(['-1', '0', '-1']);
    await fireEvent.keyDown(at(root, '2,2/S'), { key: 'n' });
    expect(sides(root)[2]?.getAttribute('tabindex')).toBe('0');
  });
});
