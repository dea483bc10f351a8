import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import type { View } from '../../base/protocol/view.ts';
import { view as mine } from '../board.testkit.ts';
import type { Size } from './camera.ts';
import { cardScale, Rotation } from './rotation.svelte.ts';

const PHONE = { width: 390, height: 454 };
const FLAT = { width: 454, height: 390 };
const off: (() => void)[] = [];

afterEach(() => {
  for (const end of off.splice(0)) end();
  localStorage.clear();
  turnScreen(PHONE);
});

/** Give the screen another shape. */
function turnScreen({ width, height }: Size): void {
  (window as unknown as { happyDOM: { setViewport: (size: Size) => void } }).happyDOM.setViewport({
    width,
    height,
  });
}

/** A mine that has grown to so many rows. */
function grown(rows: number): View {
  const view = mine();
  const { board } = view.table;
  const low = -Math.floor(rows / 2);
  const column = Array.from({ length: rows }, (_, row): [string, string] => [
    `3,${low + row}`,
    'NS',
  ]);
  const tiles = { ...board.tiles, ...Object.fromEntries(column) };
  return { ...view, table: { ...view.table, board: { ...board, tiles } } };
}

interface Shown {
  readonly rotation: Rotation;
  readonly turn: (name: string, view: View) => void;
}

function shown(stage: Size, first: View = grown(5), table = 'a-table'): Shown {
  let lying = $state.raw({ view: first, table, turn: 'a' });
  let rotation!: Rotation;
  off.push(
    $effect.root(() => {
      rotation = new Rotation(() => lying);
    }),
  );
  flushSync();
  rotation.measure(stage);
  return {
    rotation,
    turn: (name, view) => {
      lying = { view, table, turn: name };
      flushSync();
    },
  };
}

describe('CAM-3: of the two turns the better one', () => {
  it('lets cards be larger, on every screen', () => {
    expect(cardScale(grown(5), [], true, PHONE)).toBeGreaterThan(
      cardScale(grown(5), [], false, PHONE),
    );
    expect(shown(PHONE).rotation.turned).toBe(true);
    expect(shown(FLAT).rotation.turned).toBe(false);
    expect(shown(FLAT, grown(8)).rotation.turned).toBe(true);
  });

  it('does not change for a band that takes half of the height, nor when a turn begins under it', () => {
    const { rotation, turn } = shown(PHONE);
    expect(cardScale(grown(5), [], false, { ...PHONE, height: 227 })).toBeGreaterThan(
      cardScale(grown(5), [], true, { ...PHONE, height: 227 }) * 1.06,
    );
    rotation.measure({ ...PHONE, height: 227 });
    expect(rotation.turned).toBe(true);
    turn('b', grown(5));
    expect(rotation.turned).toBe(true);
  });

  it('does not change within a turn, only when the next one begins', () => {
    const { rotation, turn } = shown(PHONE);
    turn('a', grown(9));
    expect(rotation.turned).toBe(true);
    turn('b', grown(9));
    expect(rotation.turned).toBe(false);
  });

  it('does not change for a trifle', () => {
    const { rotation, turn } = shown(PHONE);
    const [now, then] = [true, false].map((way) => cardScale(grown(6), [], way, PHONE));
    expect(then).toBeGreaterThan(now ?? 1);
    turn('b', grown(6));
    expect(rotation.turned).toBe(true);
  });

  it('is chosen anew on another screen, but not for a band that comes and goes', () => {
    const { rotation } = shown(PHONE);
    rotation.measure({ ...PHONE, height: 400 });
    expect(rotation.turned).toBe(true);
    rotation.measure(FLAT);
    rotation.measure({ width: 720, height: 300 });
    expect(rotation.turned).toBe(false);
  });

  it('is overruled by hand, for good', () => {
    const { rotation, turn } = shown(PHONE);
    rotation.toggle();
    expect(rotation.turned).toBe(false);
    turn('b', grown(5));
    rotation.measure({ width: 390, height: 700 });
    expect(rotation.turned).toBe(false);
  });

  it('is kept over a reload, for this table and screens of this shape', () => {
    turnScreen(PHONE);
    shown(PHONE).rotation.toggle();
    expect(shown(PHONE).rotation.turned).toBe(false);
    expect(shown(PHONE, grown(5), 'another').rotation.turned).toBe(true);

    const { rotation } = shown(PHONE, grown(8));
    turnScreen(FLAT);
    rotation.measure(FLAT);
    expect(rotation.turned).toBe(true);
    rotation.toggle();
    expect(shown(FLAT, grown(8)).rotation.turned).toBe(false);
    turnScreen(PHONE);
    expect(shown(PHONE).rotation.turned).toBe(false);
  });

  it('compares each turn in the room that it has', () => {
    const { rotation, turn } = shown(PHONE, grown(9));
    expect(rotation.turned).toBe(false);
    rotation.measure({ ...PHONE, height: 492 }); // a standing hand is lower
    turn('b', grown(5));
    expect(rotation.turned).toBe(true);
    rotation.measure(PHONE);
    turn('c', grown(5));
    expect(rotation.turned).toBe(true);
  });
});
