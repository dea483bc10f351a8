// The zoom at which a finger can hit the spaces of a card separately.

import {
  type Box,
  boxOfCells,
  type Camera,
  CELL,
  contains,
  isBorder,
  middleOf,
  revealAbove,
  sightAbove,
  type Size,
} from '../camera/camera.ts';

/** Pixels of a cell on which spaces are far enough apart. */
const CLOSE = 84;
const RIM = 6;

export interface Approach {
  readonly places: readonly string[];
  /** Where the figure stands that may go. */
  readonly goer: string | null;
  readonly heading: Camera;
  readonly size: Size;
  /** Pixels below that are kept free. */
  readonly foot: number;
  readonly turned: boolean;
  /** It is a finger that points. */
  readonly coarse: boolean;
}

/** Where the eye should go; null: it may stay where it is. */
export function approach(from: Approach): Camera | null {
  const { places, goer, heading, size, foot, turned, coarse } = from;
  const all = boxOfCells(places, turned, RIM);
  if (!all) return null;
  const sees = (camera: Camera, box: Box): boolean => contains(sightAbove(camera, size, foot), box);
  const least = coarse && !places.every(isBorder) ? CLOSE / CELL.width : 0;
  const isNear = heading.scale >= least;
  if (isNear && sees(heading, all)) return null;
  if (least === 0) return revealAbove(heading, all, size, { foot });
  const scale = Math.max(heading.scale, least);
  const above = (box: Box): Camera => {
    const { x, y } = middleOf(box);
    return { x, y: y + foot / 2 / scale, scale };
  };
  if (sees(above(all), all)) return above(all);
  const own = boxOfCells(goer === null ? places : [goer], turned, RIM) ?? all;
  return isNear && sees(heading, own) ? null : above(own);
}
