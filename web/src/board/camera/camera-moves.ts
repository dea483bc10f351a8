// Movements of the camera and of cards by pointer and keys: pure geometry.

import {
  type Box,
  type Camera,
  type Cell,
  type Point,
  type Size,
  toMine,
  turnBack,
} from './camera.ts';

const ZOOM = { least: 0.5, most: 3 };

/** Zoom around the point under the fingers. */
export function zoomAt(camera: Camera, stage: Size, at: Point, factor: number, fitted = 1): Camera {
  const least = Math.min(ZOOM.least, fitted * 0.8);
  const scale = Math.min(ZOOM.most, Math.max(least, camera.scale * factor));
  const held = toMine(camera, stage, at);
  return {
    x: held.x - (at.x - stage.width / 2) / scale,
    y: held.y - (at.y - stage.height / 2) / scale,
    scale,
  };
}

/** Move the mine by pixels of the stage. */
export const pan = (camera: Camera, by: Point): Camera => ({
  ...camera,
  x: camera.x - by.x / camera.scale,
  y: camera.y - by.y / camera.scale,
});

/** Never lose the mine: its box keeps touching the middle half of the stage. */
export function hold(camera: Camera, box: Box, stage: Size): Camera {
  const slackX = stage.width / camera.scale / 4;
  const slackY = stage.height / camera.scale / 4;
  return {
    ...camera,
    x: clamp(camera.x, box.x - slackX, box.x + box.width + slackX),
    y: clamp(camera.y, box.y - slackY, box.y + box.height + slackY),
  };
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** The cell beside this one in the direction of an arrow key, as seen on the stage. */
export function step(cell: Cell, key: string, turned: boolean): Cell | null {
  const ways: Record<string, Point> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  };
  const way = ways[key];
  if (!way) return null;
  const by = turnBack(way, turned);
  return { x: cell.x + by.x, y: cell.y + by.y };
}
