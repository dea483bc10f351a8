// Where the loupe lies: in the corner away from my figure, with room for a sentence beside it.

import type { Box, Point, Size } from '../camera/camera.ts';

/** Pixels per unit: spaces of a card come to lie about 56 pixels apart. */
export const SCALE = 2.8;
/** The same for whole cells. */
export const CELL_SCALE = 0.9;
const WIDTH = 262;
const HEIGHT = 300;
const EDGE = 8;
/** Room for the sentence and the button beside it. */
const BESIDE = 116;

export function loupeBox(stage: Size, figure: Point): Box {
  const width = Math.min(WIDTH, stage.width - BESIDE);
  const height = Math.min(HEIGHT, stage.height - 2 * EDGE);
  const [left, top] = [figure.x > stage.width / 2, figure.y > stage.height / 2];
  return {
    x: left ? EDGE : stage.width - EDGE - width,
    y: top ? EDGE : stage.height - EDGE - height,
    width,
    height,
  };
}
