// The camera rules of docs/camera.md as pure geometry: what is in sight, and how large.

import {
  type Box,
  boxOfCells,
  type Camera,
  CELL,
  fit,
  NO_RIMS,
  type Rims,
  sight,
  type Size,
  SMALLEST_TARGET,
} from './camera.ts';

/** What the camera considers, as places of the board. */
export interface Subjects {
  /** Goals, and every card that lies. */
  readonly laid: readonly string[];
  readonly targets: readonly string[];
  /** Those of the targets that are reached by ladder. */
  readonly byLadder: readonly string[];
  /** My figure, or the one that I move. */
  readonly figure: string | null;
  readonly newest: string | null;
  /** Several targets lie on one card. */
  readonly fine: boolean;
  readonly turned: boolean;
}

export interface Plan {
  readonly camera: Camera;
  /** Room that is kept free for pills. */
  readonly rims: Rims;
  /** Must be in sight, in units of the (turned) board. */
  readonly box: Box;
  /** Goals, everything laid and all targets. */
  readonly whole: Box;
}

/** Units around everything that has to be seen (CAM-2). */
export const AIR = 5;
/** Pixels at the top and at the bottom that pills lie in. */
export const PILL_RIM = 52;
/** Pixels per unit at which lit cells are hit comfortably. */
const NEAR = (SMALLEST_TARGET + 4) / CELL.width;
/** Pixels per unit at which the spaces of a card can be told apart. */
const CLOSE = 1.15;
/** So much smaller targets may become for more to be in sight. */
const ROOM = 0.8;
/** A closer look is worth it from here on. */
const WORTH = 1.08;
const NOTHING: Box = { x: 0, y: 0, ...CELL };

const boxOf = (places: readonly (string | null)[], turned: boolean): Box | null =>
  boxOfCells(
    places.filter((place) => place !== null),
    turned,
    AIR,
  );

/** The box of CAM-2. */
export const wholeBox = ({ laid, targets, figure, newest, turned }: Subjects): Box =>
  boxOf([...laid, ...targets, figure, newest], turned) ?? NOTHING;

/** Pixels per unit at which everything is in sight. */
export const wholeScale = (subjects: Subjects, stage: Size): number =>
  fit(wholeBox(subjects), stage).scale;

/** Where the camera goes: everything in sight; for targets that would be too small, close to them. */
export function planCamera(subjects: Subjects, stage: Size): Plan {
  const whole = wholeBox(subjects);
  const all: Plan = { camera: fit(whole, stage), rims: NO_RIMS, box: whole, whole };
  const wanted = subjects.fine ? CLOSE : NEAR;
  if (subjects.targets.length === 0 || all.camera.scale >= wanted) return all;
  const near = closerPlan(subjects, stage, whole);
  return near && near.camera.scale >= all.camera.scale * WORTH ? near : all;
}

/** Close to my figure and its targets; those by ladder only if there is room. */
function closerPlan(subjects: Subjects, stage: Size, whole: Box): Plan | null {
  const { targets, byLadder, figure, newest, turned, fine } = subjects;
  const wanted = fine ? CLOSE : NEAR;
  const rims = { top: PILL_RIM, bottom: PILL_RIM };
  const onFoot = targets.filter((place) => !byLadder.includes(place));
  const choices = [
    [...targets, figure, newest],
    [...targets, figure],
    [...onFoot, figure, newest],
    [...onFoot, figure],
  ].flatMap((places) => boxOf(places, turned) ?? []);
  const scales = choices.map((one) => fit(one, stage, rims).scale);
  const enough = Math.min(wanted, ROOM * Math.max(...scales));
  const box = choices[scales.findIndex((scale) => scale >= enough)];
  if (!box) return null;
  const camera = within(fit(box, stage, rims, wanted), box, whole, stage, rims);
  return { camera, rims, box, whole };
}

/** No empty rock is shown beside the mine while the box stays in sight. */
function within(camera: Camera, box: Box, whole: Box, stage: Size, rims: Rims): Camera {
  const seen = sight(camera, stage, rims);
  const by = (axis: 'x' | 'y', length: 'width' | 'height'): number => {
    const slack = Math.max(0, (seen[length] - box[length]) / 2);
    const before = Math.max(0, whole[axis] - seen[axis]);
    const after = Math.max(0, seen[axis] + seen[length] - whole[axis] - whole[length]);
    const wish = before > 0 && after > 0 ? (before - after) / 2 : before - after;
    return Math.min(slack, Math.max(-slack, wish));
  };
  return { ...camera, x: camera.x + by('x', 'width'), y: camera.y + by('y', 'height') };
}
