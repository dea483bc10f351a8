// The camera over the board: pure geometry. Board units are card units (a card is 64 × 100, a cell 66 × 102);
// a turned mine is rotated by -90°, so that the start lies below and the goals above.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

/** The point of the (turned) mine in the middle of the stage, and pixels per unit. */
export interface Camera extends Point {
  readonly scale: number;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The cell beside, by the side that a way leads out of. */
export const BESIDE: Readonly<Record<string, Cell>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export const CELL: Size = { width: 66, height: 102 };
const CARD: Size = { width: 64, height: 100 };

/** Smaller targets than this many pixels cannot be hit with a finger. */
export const SMALLEST_TARGET = 40;

/** Pixels at the upper and the lower rim of the stage that are kept free. */
export interface Rims {
  readonly top: number;
  readonly bottom: number;
}

export const NO_RIMS: Rims = { top: 0, bottom: 0 };

export const cellKey = (cell: Cell): string => `${cell.x},${cell.y}`;

/** A border is written as the cell that it is east or south of: `3,2/E`. */
export const isBorder = (place: string): boolean => /[ES]$/.test(place);

/** The cell of any place: of a spot, of a border. */
export function readCell(key: string): Cell {
  const [x = 0, y = 0] = key.split(',').map((word) => Number.parseInt(word));
  return { x, y };
}

/** A point of the stage as it lies in the mine. */
export const turnBack = ({ x, y }: Point, turned: boolean): Point =>
  turned ? { x: -y, y: x } : { x, y };

/** The card of a cell, as it lies on the stage. */
export function cellBox(cell: Cell, turned: boolean): Box {
  const x = cell.x * CELL.width;
  const y = cell.y * CELL.height;
  if (!turned) return { x, y, ...CARD };
  return { x: y, y: -x - CARD.width, width: CARD.height, height: CARD.width };
}

export const middleOf = (box: Box): Point => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/** The smallest box around all boxes, with a margin; `null` around nothing. */
export function boxAround(boxes: readonly Box[], margin = 0): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.x)) - margin;
  const top = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const boxOfCells = (cells: Iterable<string>, turned: boolean, margin = 0): Box | null =>
  boxAround(
    [...cells].map((key) => cellBox(middleOn(key), turned)),
    margin,
  );

const scaleFor = (box: Box, stage: Size): number =>
  Math.min(stage.width / box.width, stage.height / box.height);

/** Larger than this no card is drawn, however large the screen is. */
const LARGEST = 3;

/** All of the box in sight between the rims, as large as possible. */
export function fit(box: Box, stage: Size, rims = NO_RIMS, most = LARGEST): Camera {
  const free = { ...stage, height: Math.max(1, stage.height - rims.top - rims.bottom) };
  const scale = Math.min(scaleFor(box, free), most);
  const { x, y } = middleOf(box);
  return { x, y: y + (rims.bottom - rims.top) / 2 / scale, scale };
}

/** The visible part of the board between the rims, in units of the (turned) board. */
export function sight(camera: Camera, stage: Size, rims = NO_RIMS): Box {
  const width = stage.width / camera.scale;
  const height = (stage.height - rims.top - rims.bottom) / camera.scale;
  const top = camera.y - stage.height / 2 / camera.scale + rims.top / camera.scale;
  return { x: camera.x - width / 2, y: top, width, height };
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** The least movement that brings the box into sight; zooms out only if it must. */
export function reveal(camera: Camera, box: Box, stage: Size, rims = NO_RIMS): Camera {
  const scale = Math.min(camera.scale, fit(box, stage, rims).scale);
  const seen = sight({ ...camera, scale }, stage, rims);
  return {
    x: camera.x + shift(seen.x, seen.width, box.x, box.width),
    y: camera.y + shift(seen.y, seen.height, box.y, box.height),
    scale,
  };
}

function shift(from: number, length: number, wanted: number, size: number): number {
  if (size >= length) return wanted + size / 2 - (from + length / 2);
  if (wanted < from) return wanted - from;
  return Math.max(0, wanted + size - (from + length));
}

/** A box of the (turned) mine in pixels of the stage. */
export function onStage(camera: Camera, stage: Size, box: Box): Box {
  const { scale } = camera;
  return { ...toStage(camera, stage, box), width: box.width * scale, height: box.height * scale };
}

export const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** From pixels of the stage to units of the (turned) mine, and back. */
export const toMine = (camera: Camera, stage: Size, at: Point): Point => ({
  x: camera.x + (at.x - stage.width / 2) / camera.scale,
  y: camera.y + (at.y - stage.height / 2) / camera.scale,
});

export const toStage = (camera: Camera, stage: Size, at: Point): Point => ({
  x: stage.width / 2 + (at.x - camera.x) * camera.scale,
  y: stage.height / 2 + (at.y - camera.y) * camera.scale,
});

/** The cell, among some, that draws a dropped card to it: within 0.6 of a cell. */
export function magnet(
  cells: Iterable<string>,
  camera: Camera,
  stage: Size,
  at: Point,
  turned: boolean,
): string | null {
  const point = turnBack(toMine(camera, stage, at), turned);
  let best: string | null = null;
  let nearest = 0.6;
  for (const key of cells) {
    const cell = middleOn(key);
    const away = Math.hypot(
      (point.x - CARD.width / 2) / CELL.width - cell.x,
      (point.y - CARD.height / 2) / CELL.height - cell.y,
    );
    if (away <= nearest) [best, nearest] = [key, away];
  }
  return best;
}

/** A border lies half a cell further. */
function middleOn(place: string): Cell {
  const { x, y } = readCell(place);
  if (!isBorder(place)) return { x, y };
  return place.endsWith('E') ? { x: x + 0.5, y } : { x, y: y + 0.5 };
}

/** The value of a `transform` attribute that shows the mine to this camera. */
export function transformOf(camera: Camera, stage: Size, turned: boolean): string {
  const { x, y } = toStage(camera, stage, { x: 0, y: 0 });
  const turn = turned ? ' rotate(-90)' : '';
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${camera.scale.toFixed(4)})${turn}`;
}

/** Between two cameras, for a movement; `part` from 0 to 1 is eased in and out. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const eased = part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
  const mix = (a: number, b: number): number => a + (b - a) * eased;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}
