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

/** Smaller cells than this many pixels cannot be hit with a finger. */
export const SMALLEST_CELL = 40;
/** A mouse hits smaller ones. */
export const SMALLEST_FOR_MOUSE = 28;

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

/** All of the box in sight, as large as possible but not absurdly large. */
export function fit(box: Box, stage: Size, most = 1.6): Camera {
  return { ...middleOf(box), scale: Math.min(scaleFor(box, stage), most) };
}

/** The same above the lowest pixels, which are kept free. */
export function fitAbove(box: Box, stage: Size, foot: number): Camera {
  const camera = fit(box, { ...stage, height: Math.max(1, stage.height - foot) });
  return { ...camera, y: camera.y + foot / 2 / camera.scale };
}

/** Would the cells of this camera be too small for a finger? */
export const isTiny = (camera: Camera, smallest = SMALLEST_CELL): boolean =>
  CELL.width * camera.scale < smallest;

/** The camera of a mine that is too large: cells big enough, with `live` in the middle. */
export function closeUp(live: Box, stage: Size): Camera {
  const scale = Math.max(scaleFor(live, stage), (SMALLEST_CELL + 4) / CELL.width);
  return { ...middleOf(live), scale: Math.min(scale, 1.2) };
}

/** The visible part of the board, in units of the (turned) board. */
export function sight(camera: Camera, stage: Size): Box {
  const width = stage.width / camera.scale;
  const height = stage.height / camera.scale;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** The same without the lowest pixels. */
export function sightAbove(camera: Camera, stage: Size, foot: number): Box {
  const seen = sight(camera, stage);
  return { ...seen, height: seen.height - foot / camera.scale };
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/**
 * The least movement that brings the box into sight; zooms out only if it must, and not so far
 * that a finger could not hit a cell: then the middle of the box is what is seen.
 */
export function reveal(camera: Camera, box: Box, stage: Size, smallest = SMALLEST_CELL): Camera {
  const floor = Math.min(camera.scale, smallest / CELL.width);
  const scale = Math.max(floor, Math.min(camera.scale, scaleFor(box, stage)));
  const seen = sight({ ...camera, scale }, stage);
  return {
    x: camera.x + shift(seen.x, seen.width, box.x, box.width),
    y: camera.y + shift(seen.y, seen.height, box.y, box.height),
    scale,
  };
}

/** The same, when the lowest pixels of the stage are covered by something. */
export function revealAbove(
  camera: Camera,
  box: Box,
  stage: Size,
  { foot = 0, smallest = SMALLEST_CELL },
): Camera {
  const upper = { ...stage, height: stage.height - foot };
  const half = foot / 2;
  const seen = reveal({ ...camera, y: camera.y - half / camera.scale }, box, upper, smallest);
  return { ...seen, y: seen.y + half / seen.scale };
}

function shift(from: number, length: number, wanted: number, size: number): number {
  if (size > length) return wanted + size / 2 - (from + length / 2);
  if (wanted < from) return wanted - from;
  return Math.max(0, wanted + size - (from + length));
}

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
