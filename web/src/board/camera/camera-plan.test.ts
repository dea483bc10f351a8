import { describe, expect, it } from 'vitest';

import { boxOfCells, CELL, contains, sight, SMALLEST_TARGET } from './camera.ts';
import { AIR, PILL_RIM, planCamera, type Subjects } from './camera-plan.ts';

const PHONE = { width: 390, height: 454 };
const DESK = { width: 724, height: 592 };
/** The goals of The Dark Cave and its start. */
const CAVE = ['-4,-4', '4,-4', '4,4', '-4,4', '0,0'];

const subjects = (change: Partial<Subjects> = {}): Subjects => ({
  laid: CAVE,
  targets: [],
  byLadder: [],
  figure: '0,0',
  newest: null,
  fine: false,
  turned: false,
  ...change,
});

const box = (places: string[], turned = false): NonNullable<ReturnType<typeof boxOfCells>> =>
  boxOfCells(places, turned, AIR) ?? { x: 0, y: 0, width: 0, height: 0 };

describe('CAM-1, CAM-2: goals and everything laid', () => {
  it.each([
    [PHONE, false],
    [PHONE, true],
    [DESK, true],
  ])('are in sight with air around them, and nothing is given away (%o, %s)', (stage, turned) => {
    const { camera, rims } = planCamera(subjects({ turned }), stage);
    const seen = sight(camera, stage, rims);
    const whole = box(CAVE, turned);
    const grown = { ...seen, x: seen.x - 0.01, y: seen.y - 0.01 };
    expect(contains({ ...grown, width: seen.width + 1, height: seen.height + 1 }, whole)).toBe(
      true,
    );
    expect(Math.min(seen.width / whole.width, seen.height / whole.height)).toBeCloseTo(1);
  });

  it('stay in sight with lit targets that can be hit', () => {
    const targets = ['5,0'];
    const { camera, rims } = planCamera(subjects({ targets, turned: true }), DESK);
    const seen = sight(camera, DESK, rims);
    expect(seen.width).toBeGreaterThanOrEqual(box(CAVE, true).width - 1);
    expect(contains(seen, box(targets, true))).toBe(true);
  });
});

describe('CAM-6: targets that would be too small', () => {
  const targets = ['1,0', '0,1', '-1,0'];

  it('are brought to the size of a finger, all in sight between the pills', () => {
    const { camera, rims } = planCamera(subjects({ targets }), PHONE);
    expect(camera.scale * CELL.width).toBeGreaterThanOrEqual(SMALLEST_TARGET);
    expect(rims).toEqual({ top: PILL_RIM, bottom: PILL_RIM });
    expect(contains(sight(camera, PHONE, rims), box([...targets, '0,0']))).toBe(true);
  });

  it('come closer yet where several lie on one card', () => {
    const { camera } = planCamera(subjects({ targets, fine: true }), PHONE);
    expect(camera.scale).toBeGreaterThan(1);
  });

  it('are all in sight even where they are far apart', () => {
    const far = ['-4,-3', '4,3'];
    const { camera, rims } = planCamera(subjects({ targets: far }), PHONE);
    expect(contains(sight(camera, PHONE, rims), box(far))).toBe(true);
  });

  it('leave those by ladder to a pill', () => {
    const far = [...targets, '4,4'];
    const { camera, rims } = planCamera(
      subjects({ targets: far, byLadder: ['4,4'], fine: true }),
      PHONE,
    );
    const seen = sight(camera, PHONE, rims);
    expect(contains(seen, box([...targets, '0,0']))).toBe(true);
    expect(contains(seen, box(['4,4']))).toBe(false);
  });

  it('show the newest card too where there is room', () => {
    const near = planCamera(subjects({ targets, newest: '0,-1' }), PHONE);
    expect(contains(near.box, box(['0,-1']))).toBe(true);
    const far = planCamera(subjects({ targets, fine: true, newest: '-4,-3' }), PHONE);
    expect(contains(far.box, box(['-4,-3']))).toBe(false);
  });

  it('show no empty rock instead of the mine', () => {
    const corner = ['-4,-4', '-3,-4'];
    const { camera } = planCamera(subjects({ targets: corner, figure: '-4,-4' }), PHONE);
    const seen = sight(camera, PHONE);
    expect(seen.x).toBeGreaterThanOrEqual(box(CAVE).x - 1);
  });
});
