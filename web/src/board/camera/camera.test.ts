import { describe, expect, it } from 'vitest';

import * as geometry from './camera.ts';
import * as moves from './camera-moves.ts';

const stage = { width: 660, height: 408 };
const above = { x: 330, y: 204, scale: 1 };

describe('the mine turned by 90°', () => {
  it('has the start below and the goals above', () => {
    const start = geometry.cellBox({ x: 0, y: 0 }, true);
    const goal = geometry.cellBox({ x: 8, y: 0 }, true);
    expect(goal.y).toBeLessThan(start.y);
    expect(start).toEqual({ x: 0, y: -64, width: 100, height: 64 });
  });

  it('has the upper row on the left', () => {
    expect(geometry.cellBox({ x: 0, y: -1 }, true).x).toBeLessThan(0);
  });

  it.each([true, false])('finds the cell under a point again (turned: %s)', (turned) => {
    for (const cell of [
      { x: 0, y: 0 },
      { x: 5, y: -3 },
      { x: -2, y: 4 },
    ]) {
      const middle = geometry.middleOf(geometry.cellBox(cell, turned));
      const at = geometry.toStage(above, stage, middle);
      const key = geometry.cellKey(cell);
      expect(geometry.magnet([key, '9,9'], above, stage, at, turned)).toBe(key);
    }
  });
});

describe('fit', () => {
  it('shows the whole box', () => {
    const box = { x: -100, y: -500, width: 2000, height: 900 };
    const camera = geometry.fit(box, stage);
    expect(geometry.contains(geometry.sight(camera, stage), box)).toBe(true);
    expect(camera.scale).toBeCloseTo(0.33);
  });

  it('does not blow up a single card beyond all measure', () => {
    expect(geometry.fit({ x: 0, y: 0, width: 64, height: 100 }, stage).scale).toBe(3);
    expect(
      geometry.fit({ x: 0, y: 0, width: 64, height: 100 }, stage, geometry.NO_RIMS, 1).scale,
    ).toBe(1);
  });

  it('keeps the rims free', () => {
    const small = { width: 400, height: 300 };
    const rims = { top: 40, bottom: 100 };
    const camera = geometry.fit({ x: 0, y: 0, width: 200, height: 100 }, small, rims);
    expect(geometry.sight(camera, small, rims)).toEqual({ x: -25, y: 0, width: 250, height: 100 });
  });
});

describe('reveal', () => {
  it('does not move for what is in sight', () => {
    expect(geometry.reveal(above, { x: 10, y: 10, width: 64, height: 100 }, stage)).toEqual(above);
  });

  it('moves no further than it must', () => {
    const camera = geometry.reveal(above, { x: 700, y: 0, width: 64, height: 100 }, stage);
    expect(camera).toEqual({ x: 330 + 764 - 660, y: 204, scale: 1 });
  });

  it('zooms out when the box is larger than the stage', () => {
    const box = { x: 0, y: 0, width: 900, height: 100 };
    const camera = geometry.reveal(above, box, stage);
    expect(camera.scale).toBeCloseTo(660 / 900);
    expect(geometry.contains(geometry.sight(camera, stage), box)).toBe(true);
  });

  it('leaves the rims free', () => {
    const rims = { top: 50, bottom: 100 };
    const low = { x: 0, y: 330, width: 64, height: 70 };
    const below = geometry.reveal(above, low, stage, rims);
    expect(geometry.contains(geometry.sight(below, stage, rims), low)).toBe(true);
    const high = { x: 0, y: 0, width: 64, height: 70 };
    expect(geometry.reveal(above, high, stage, rims).y).toBe(204 - 50);
  });
});

describe('hands', () => {
  it('zoom around the point under the fingers', () => {
    const at = { x: 100, y: 50 };
    const before = geometry.toMine(above, stage, at);
    const after = moves.zoomAt(above, stage, at, 2);
    expect(after.scale).toBe(2);
    const held = geometry.toMine(after, stage, at);
    expect(held.x).toBeCloseTo(before.x);
    expect(held.y).toBeCloseTo(before.y);
  });

  it('zoom between a half and three', () => {
    expect(moves.zoomAt(above, stage, above, 100).scale).toBe(3);
    expect(moves.zoomAt(above, stage, above, 0.01).scale).toBe(0.5);
    expect(moves.zoomAt(above, stage, above, 0.01, 0.3).scale).toBeCloseTo(0.24);
  });

  it('pan the mine with the finger', () => {
    expect(moves.pan({ ...above, scale: 2 }, { x: 20, y: -10 })).toEqual({
      x: 320,
      y: 209,
      scale: 2,
    });
  });

  it('cannot lose the mine', () => {
    const box = { x: 0, y: 0, width: 100, height: 100 };
    const camera = moves.hold({ x: 9999, y: -9999, scale: 1 }, box, stage);
    expect(camera).toEqual({ x: 100 + 165, y: -102, scale: 1 });
  });

  it('let a card be drawn to a target within 0.6 of a cell', () => {
    const at = (x: number, y: number): geometry.Point => geometry.toStage(above, stage, { x, y });
    const cells = ['1,0', '2,0'];
    expect(geometry.magnet(cells, above, stage, at(66 + 32, 50), false)).toBe('1,0');
    expect(geometry.magnet(cells, above, stage, at(66 + 70, 50), false)).toBe('2,0');
    expect(geometry.magnet(cells, above, stage, at(0, 50), false)).toBeNull();
    expect(geometry.magnet([], above, stage, at(66, 50), false)).toBeNull();
  });
});

describe('movement', () => {
  it('begins and ends where it should', () => {
    const to = { x: 10, y: 20, scale: 2 };
    expect(geometry.between(above, to, 0)).toEqual(above);
    expect(geometry.between(above, to, 1)).toEqual(to);
    expect(geometry.between(above, to, 0.5).scale).toBe(1.5);
  });

  it('says where the mine lies as a transform', () => {
    expect(geometry.transformOf(above, stage, false)).toBe('translate(0.00 0.00) scale(1.0000)');
    expect(geometry.transformOf(above, stage, true)).toContain('rotate(-90)');
  });
});

describe('arrow keys', () => {
  it('walk as seen', () => {
    expect(moves.step({ x: 1, y: 1 }, 'ArrowUp', false)).toEqual({ x: 1, y: 0 });
    expect(moves.step({ x: 1, y: 1 }, 'ArrowUp', true)).toEqual({ x: 2, y: 1 });
    expect(moves.step({ x: 1, y: 1 }, 'ArrowRight', true)).toEqual({ x: 1, y: 2 });
    expect(moves.step({ x: 1, y: 1 }, 'Enter', true)).toBeNull();
  });
});

it('reads and writes cells', () => {
  expect(geometry.readCell('-3,12')).toEqual({ x: -3, y: 12 });
  expect(geometry.cellKey({ x: -3, y: 12 })).toBe('-3,12');
  expect(geometry.boxOfCells([], false)).toBeNull();
});

it('knows what lies over what', () => {
  const box = (x: number, y: number): geometry.Box => ({ x, y, width: 10, height: 10 });
  expect(geometry.overlaps(box(0, 0), box(9, 9))).toBe(true);
  expect(geometry.overlaps(box(0, 0), box(10, 0))).toBe(false);
  expect(geometry.overlaps(box(0, 0), box(0, -10))).toBe(false);
  expect(geometry.onStage({ ...above, scale: 2 }, stage, box(330, 204))).toEqual({
    x: 330,
    y: 204,
    width: 20,
    height: 20,
  });
});

describe('borders', () => {
  it('belong to the cell that they are written with', () => {
    expect(geometry.readCell('3,-2/E')).toEqual({ x: 3, y: -2 });
    expect([
      geometry.isBorder('3,2/S'),
      geometry.isBorder('3,2'),
      geometry.isBorder('3,2/2'),
    ]).toEqual([true, false, false]);
  });

  it('draw a card to them that is dropped between two cells', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const drop = (x: number, y: number): string | null =>
      geometry.magnet(['0,0/E', '0,0/S'], camera, stage, { x: 330 + x, y: 204 + y }, false);
    expect(drop(65, 50)).toBe('0,0/E');
    expect(drop(32, 101)).toBe('0,0/S');
    expect(drop(-60, -60)).toBeNull();
  });
});
