// The corner of the minimap: one that covers no target.

import { type Box, type Camera, type Size, toStage } from '../camera/camera.ts';

/** A box of the (turned) mine in pixels of the stage. */
export function onStage(camera: Camera, stage: Size, box: Box): Box {
  const { scale } = camera;
  return { ...toStage(camera, stage, box), width: box.width * scale, height: box.height * scale };
}

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** The first of some corners where something of a size lies over none of the boxes. */
export function freeCorner(
  corners: readonly Corner[],
  thing: Size,
  stage: Size,
  boxes: readonly Box[],
): Corner | null {
  const isFree = (corner: Corner): boolean => {
    const [top, left] = [corner.startsWith('top'), corner.endsWith('left')];
    const x = left ? 0 : stage.width - thing.width;
    const y = top ? 0 : stage.height - thing.height;
    return boxes.every(
      (box) =>
        box.x >= x + thing.width ||
        box.x + box.width <= x ||
        box.y >= y + thing.height ||
        box.y + box.height <= y,
    );
  };
  return corners.find(isFree) ?? null;
}
