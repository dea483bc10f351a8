// Letters and numbers at the rim of the stage, by which places are named (CAM-11).

import { columnName, rowName } from '../base/place-names.ts';
import {
  type Camera,
  CELL,
  cellBox,
  onStage,
  readCell,
  sight,
  type Size,
} from './camera/camera.ts';
import type { Extent } from './extent.ts';

/** A letter or a number, in pixels of the stage. */
export interface RimLabel {
  readonly text: string;
  /** Along the left edge, or along the lower one. */
  readonly side: 'left' | 'bottom';
  readonly x: number;
  readonly y: number;
  readonly isNamed: boolean;
  /** Pixels of its row or column, from `begin` on. */
  readonly begin: number;
  readonly length: number;
}

/** Pixels from the edge of the stage to the middle of a label. */
const LEFT = 13;
const BOTTOM = 12;

export interface Rim {
  readonly named: readonly string[];
  readonly game: string;
  readonly extent: Extent;
  readonly camera: Camera;
  readonly stage: Size;
  readonly turned: boolean;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The labels of every row and column in sight. */
export function rimLabels(rim: Rim): RimLabel[] {
  const { from, to } = rim.extent;
  const cells = rim.named.map(readCell);
  const columns = range(from.x, to.x).map((x) =>
    labelOf(
      rim,
      { x, y: from.y },
      columnName(x, rim.game),
      cells.some((cell) => cell.x === x),
      rim.turned,
    ),
  );
  const rows = range(from.y, to.y).map((y) =>
    labelOf(
      rim,
      { x: from.x, y },
      rowName(y, rim.game),
      cells.some((cell) => cell.y === y),
      !rim.turned,
    ),
  );
  return [...columns, ...rows].filter((label) => isInSight(label, rim.stage));
}

function labelOf(
  { camera, stage, turned }: Rim,
  cell: { x: number; y: number },
  text: string,
  isNamed: boolean,
  isAcross: boolean,
): RimLabel {
  const { x, y, width, height } = onStage(camera, stage, cellBox(cell, turned));
  return isAcross
    ? { text, side: 'left', x: LEFT, y: y + height / 2, isNamed, begin: y, length: height }
    : {
        text,
        side: 'bottom',
        x: x + width / 2,
        y: stage.height - BOTTOM,
        isNamed,
        begin: x,
        length: width,
      };
}

const isInSight = ({ side, x, y }: RimLabel, { width, height }: Size): boolean =>
  side === 'left' ? y > 10 && y < height - 2 * BOTTOM : x > 2 * LEFT && x < width - 10;

/** The part of the board that is in sight, with the cells around everything. */
export function labelledExtent(
  extent: Extent,
  camera: Camera,
  stage: Size,
  turned: boolean,
): Extent {
  const seen = sight(camera, stage);
  const [x, y, width, height] = turned
    ? [-seen.y - seen.height, seen.x, seen.height, seen.width]
    : [seen.x, seen.y, seen.width, seen.height];
  const clamp = (value: number, low: number, high: number): number =>
    Math.min(high, Math.max(low, value));
  return {
    from: {
      x: clamp(Math.floor(x / CELL.width), extent.from.x, extent.to.x),
      y: clamp(Math.floor(y / CELL.height), extent.from.y, extent.to.y),
    },
    to: {
      x: clamp(Math.floor((x + width) / CELL.width), extent.from.x, extent.to.x),
      y: clamp(Math.floor((y + height) / CELL.height), extent.from.y, extent.to.y),
    },
  };
}
