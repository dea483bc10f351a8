import { describe, expect, it } from 'vitest';

import { cellBox, onStage, overlaps, readCell } from './camera.ts';
import { type Frame, type Landmarks, pillBox, pills } from './out-of-sight.ts';

const FRAME: Frame = { camera: { x: 32, y: 50, scale: 1.15 }, stage: { width: 390, height: 454 } };
const CORNERS = ['-4,-4', '4,-4', '4,4', '-4,4'];

const marks = (change: Partial<Landmarks> = {}): Landmarks => ({
  goals: CORNERS.map((cell, index) => ({ cell, number: index + 1 })),
  start: '0,0',
  byLadder: [],
  turned: false,
  isPartial: false,
  isFar: false,
  ...change,
});

const ladder = (...places: string[]): Landmarks['byLadder'] =>
  places.map((place) => ({ place, box: cellBox(readCell(place), false) }));

const named = (found: ReturnType<typeof pills>): string[] =>
  found.map(({ kind, count, row, column }) => `${kind} ${count} ${row} ${column}`);

describe('CAM-8: what is out of sight', () => {
  it('has a pill in its direction', () => {
    const found = pills(marks(), FRAME, []);
    expect(named(found)).toEqual([
      'goal 1 top left',
      'goal 2 top right',
      'goal 4 bottom left',
      'goal 3 bottom right',
    ]);
    expect(found.map(({ angle }) => angle)).toEqual([-33, 33, -147, 147]);
  });

  it('points as the board lies', () => {
    const [first] = pills(
      marks({ turned: true }),
      { ...FRAME, camera: { x: 50, y: -32, scale: 1.15 } },
      [],
    );
    expect(named(first ? [first] : [])).toEqual(['goal 2 top left']);
  });

  it('shares a pill with others in the same direction', () => {
    const goals = ['8,-2', '8,0', '8,2'].map((cell, index) => ({ cell, number: index + 1 }));
    const camera = { x: 50, y: -32, scale: 1.15 };
    expect(named(pills(marks({ goals, turned: true }), { ...FRAME, camera }, []))).toEqual([
      'goals 3 top middle',
    ]);
  });

  it('stands beside others in the order of their directions', () => {
    // Three goals far to the right; the upper rim is taken.
    const goals = ['8,0', '8,2', '8,3'].map((cell, index) => ({ cell, number: index + 2 }));
    const upper = { x: -1000, y: -160, width: 3000, height: 70 };
    const found = pills(marks({ goals }), FRAME, [upper]);
    const order = found.toSorted(
      (one, other) => pillBox(one, FRAME.stage).x - pillBox(other, FRAME.stage).x,
    );
    expect(named(order)).toEqual([
      'goal 4 bottom left',
      'goal 3 bottom middle',
      'goal 2 bottom right',
    ]);
  });

  it('has none when its middle is in sight', () => {
    // The middle of the goal is 10 units below the upper edge of the stage.
    const goals = [{ cell: '0,0', number: 1 }];
    const camera = { x: 32, y: 50 - 10 + FRAME.stage.height / 2 / FRAME.camera.scale };
    const at = (y: number): Frame => ({ ...FRAME, camera: { ...FRAME.camera, ...camera, y } });
    expect(pills(marks({ goals, start: null }), at(camera.y), [])).toEqual([]);
    expect(named(pills(marks({ goals, start: null }), at(camera.y + 8), []))).toEqual([
      'goal 1 top middle',
    ]);
  });

  it('has none when it is in sight', () => {
    expect(pills(marks(), { ...FRAME, camera: { ...FRAME.camera, scale: 0.4 } }, [])).toEqual([]);
  });

  it('tells of more targets by ladder, and of the whole board', () => {
    const found = pills(
      marks({ goals: [], byLadder: ladder('4,4', '4,4/2', '0,0'), isPartial: true }),
      FRAME,
      [],
    );
    expect(named(found)).toEqual(['ladder 2 bottom middle', 'whole 0 top right']);
    expect(found[0]?.places).toEqual(['4,4', '4,4/2']);
  });

  it('tells of the start', () => {
    const camera = { ...FRAME.camera, y: -900 };
    expect(named(pills(marks({ goals: [] }), { ...FRAME, camera }, []))).toEqual([
      'start 1 bottom middle',
    ]);
  });
});

describe('CAM-9: pills cover nothing that must be seen', () => {
  it('go elsewhere or stay away', () => {
    // A card under the upper left pill.
    const under = cellBox(readCell('-2,-2'), false);
    const found = pills(marks(), FRAME, [under]);
    const lies = onStage(FRAME.camera, FRAME.stage, under);
    expect(overlaps(pillBox({ kind: 'goal', row: 'top', column: 'left' }, FRAME.stage), lies)).toBe(
      true,
    );
    expect(found).toHaveLength(4);
    for (const pill of found) expect(overlaps(pillBox(pill, FRAME.stage), lies)).toBe(false);
    const all = { x: -1000, y: -1000, width: 3000, height: 3000 };
    expect(pills(marks(), FRAME, [all])).toEqual([]);
  });

  it('share a place where there is room for one only', () => {
    const band = (y: number, x = -1000, width = 3000) => ({ x, y, width, height: 60 });
    // The lower rim, and all but the left end of the upper one.
    const found = pills(marks(), FRAME, [band(180), band(-150, -20)]);
    expect(named(found)).toEqual(['goals 4 top left']);
  });

  it('do not lie over one another', () => {
    const found = pills(marks({ byLadder: ladder(...CORNERS), isPartial: true }), FRAME, []);
    const boxes = found.map((pill) => pillBox(pill, FRAME.stage));
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(overlaps(one, other)).toBe(false);
  });
});
