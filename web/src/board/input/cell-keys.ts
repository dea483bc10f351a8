// Keys on the cells of a board: arrows move the focus, others choose, ask and look.

import { tick } from 'svelte';

import { type Cell, cellKey, readCell } from '../camera/camera.ts';
import type { Scene } from '../a11y/describe.ts';
import { type Extent, homeOf } from '../extent.ts';
import { cellIn } from './hit-test.ts';
import { step } from '../camera/camera-moves.ts';
import { CELL_KEYS, type CellCommand, commandOf } from './board-keys.ts';

/** The cells and their actions. */
export interface CellGrid {
  readonly scene: Scene;
  readonly extent: Extent;
  readonly turned: boolean;
  readonly ontarget: (cell: string) => void;
  /** Enter on the ghost. */
  readonly onconfirm: (cell: string) => void;
  readonly onwhy: (cell: string) => void;
  /** The focus came to a cell. */
  readonly onvisit: (cell: string, byKey: boolean) => void;
  /** A key is held to look at a goal that I know; `null`: no longer. */
  readonly onlook: (cell: string | null) => void;
}

/** Listen; the answer ends it. */
export function cellKeys(root: SVGGElement, grid: () => CellGrid): () => void {
  const off = new AbortController();
  const { signal } = off;
  const keys = new Keys(root, grid);
  root.addEventListener('keydown', keys.press.bind(keys), { signal });
  const release = (): void => {
    grid().onlook(null);
  };
  root.addEventListener('keyup', release, { signal });
  root.addEventListener('focusout', release, { signal });
  const visit = ({ target }: FocusEvent): void => {
    const cell = cellIn(target);
    if (cell !== null && target instanceof Element)
      grid().onvisit(cell, target.matches(':focus-visible'));
  };
  root.addEventListener('focusin', visit, { signal });
  return () => {
    off.abort();
  };
}

class Keys {
  constructor(
    private readonly root: SVGGElement,
    private readonly grid: () => CellGrid,
  ) {}

  press(event: KeyboardEvent): void {
    const cell = cellIn(event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || cell === null) return;
    if (!this.#handle(event.key, cell, event.repeat)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #handle(key: string, cell: string, again: boolean): boolean {
    const next = step(readCell(cell), key, this.grid().turned);
    if (next) {
      void this.#visit(this.#clamped(next));
      return true;
    }
    const command = commandOf(CELL_KEYS, key);
    return command !== undefined && this.#does[command](cell, again);
  }

  /** What each command does; returns whether it was possible. */
  readonly #does: Record<CellCommand, (cell: string, again: boolean) => boolean> = {
    home: () => this.#go(homeOf(this.grid().scene.view)),
    next: (cell) => this.#go(this.#nextTarget(cell) ?? cell),
    choose: (cell, again) => {
      if (!again) this.#choose(cell);
      return true;
    },
    why: (cell) => {
      this.grid().onwhy(cell);
      return true;
    },
    look: (cell, again) => {
      const { scene, onlook } = this.grid();
      const isKnown = scene.known?.has(cell) === true;
      if (isKnown && !again) onlook(cell);
      return isKnown;
    },
  };

  #go(cell: string): boolean {
    void this.#visit(cell);
    return true;
  }

  #choose(cell: string): void {
    const { scene, ontarget, onconfirm, onwhy } = this.grid();
    if (scene.ghost?.cell === cell) onconfirm(cell);
    else if (scene.targets?.has(cell)) ontarget(cell);
    else onwhy(cell);
  }

  async #visit(cell: string): Promise<void> {
    this.grid().onvisit(cell, true);
    await tick();
    this.root.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus();
  }

  #clamped({ x, y }: Cell): string {
    const { from, to } = this.grid().extent;
    return cellKey({
      x: Math.min(to.x, Math.max(from.x, x)),
      y: Math.min(to.y, Math.max(from.y, y)),
    });
  }

  /** The next target after this cell, in reading order. */
  #nextTarget(cell: string): string | null {
    const all = [...(this.grid().scene.targets?.keys() ?? [])];
    return all[(all.indexOf(cell) + 1) % all.length] ?? null;
  }
}
