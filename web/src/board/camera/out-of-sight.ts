// Pills for what is out of sight (CAM-8): what they name, where it lies, and where they float.

import {
  type Box,
  boxOfCells,
  type Camera,
  cellBox,
  contains,
  middleOf,
  onStage,
  overlaps,
  type Point,
  readCell,
  sight,
  type Size,
} from './camera.ts';
import { PILL_RIM } from './camera-plan.ts';

export type PillKind = 'goal' | 'goals' | 'start' | 'ladder' | 'whole' | 'closer';
export type Row = 'top' | 'bottom';
export type Column = 'left' | 'middle' | 'right';

export interface Pill {
  readonly kind: PillKind;
  /** Where a tap leads; nothing: see `kind`. */
  readonly places: readonly string[];
  /** The number of the goal, or how many there are. */
  readonly count: number;
  /** Degrees clockwise from *up*, as seen; null: nowhere in particular. */
  readonly angle: number | null;
  readonly row: Row;
  readonly column: Column;
}

/** What may be out of sight. */
export interface Landmarks {
  /** Goals that lie face down, with their numbers. */
  readonly goals: readonly { readonly cell: string; readonly number: number }[];
  readonly start: string | null;
  /** Targets by ladder. */
  readonly byLadder: readonly { readonly place: string; readonly box: Box }[];
  readonly turned: boolean;
  /** The camera was moved by hand, and shows less than everything. */
  readonly isPartial: boolean;
  /** Targets are in sight, but smaller than they should be. */
  readonly isFar: boolean;
}

/** The camera and the stage that pills float over. */
export interface Frame {
  readonly camera: Camera;
  readonly stage: Size;
}

/** Pixels from the edge of the stage; a pill is 44 high. */
const HEIGHT = 44;
const EDGE = (PILL_RIM - HEIGHT) / 2;
const WIDTH: Readonly<Record<PillKind, number>> = {
  goal: 104,
  goals: 104,
  start: 104,
  ladder: 168,
  whole: 136,
  closer: 136,
};

const COLUMNS: readonly Column[] = ['left', 'middle', 'right'];
const ROWS: readonly Row[] = ['top', 'bottom'];

/** A target that shows less than this many units around its middle is out of sight. */
const CORE = 16;

function isOut(box: Box, { camera, stage }: Frame, core = CORE): boolean {
  const { x, y } = middleOf(box);
  const shown = { x: x - core, y: y - core, width: 2 * core, height: 2 * core };
  return !contains(sight(camera, stage), shown);
}

/** A goal or the start is known by so many units around its middle: enough to see where it lies. */
const KNOWN = 8;

const isCellOut = (cell: string, frame: Frame, turned: boolean): boolean =>
  isOut(cellBox(readCell(cell), turned), frame, KNOWN);

/** Where some places lie, as seen from the middle of the stage. */
function towards(places: readonly string[], { camera }: Frame, turned: boolean): Point {
  const box = boxOfCells(places, turned);
  const { x, y } = box ? middleOf(box) : camera;
  return { x: x - camera.x, y: y - camera.y };
}

const angleOf = ({ x, y }: Point): number => Math.round((Math.atan2(x, -y) * 180) / Math.PI);

function placed(
  kind: PillKind,
  places: readonly string[],
  count: number,
  by: Point,
  { camera, stage }: Frame,
): Pill {
  const aside = (by.x * camera.scale) / stage.width;
  const column = aside < -0.25 ? 'left' : aside > 0.25 ? 'right' : 'middle';
  return { kind, places, count, angle: angleOf(by), row: by.y <= 0 ? 'top' : 'bottom', column };
}

/** From so many goals on the same side on, one pill stands for them. */
const MANY = 3;

function goalPills({ goals, turned }: Landmarks, frame: Frame): Pill[] {
  const pillOf = (cells: readonly string[], number: number): Pill => {
    const by = towards(cells, frame, turned);
    return placed(cells.length > 1 ? 'goals' : 'goal', cells, number, by, frame);
  };
  const single = goals
    .filter(({ cell }) => isCellOut(cell, frame, turned))
    .map(({ cell, number }) => pillOf([cell], number));
  return ROWS.flatMap((row) => {
    const there = single.filter((pill) => pill.row === row);
    if (there.length < MANY) return there;
    return [
      pillOf(
        there.flatMap(({ places }) => places),
        there.length,
      ),
    ];
  });
}

/** Every pill that there should be, where it should be. */
function wished(marks: Landmarks, frame: Frame): Pill[] {
  const { start, byLadder, turned } = marks;
  const up = byLadder.filter(({ box }) => isOut(box, frame)).map(({ place }) => place);
  const still = { places: [], count: 0, angle: null, row: 'bottom' } as const;
  return [
    ...(up.length > 0
      ? [
          {
            ...still,
            kind: 'ladder' as const,
            places: up,
            count: up.length,
            column: 'middle' as const,
          },
        ]
      : []),
    ...goalPills(marks, frame),
    ...(marks.isPartial ? [{ ...still, kind: 'whole' as const, column: 'right' as const }] : []),
    ...(marks.isFar ? [{ ...still, kind: 'closer' as const, column: 'right' as const }] : []),
    ...(start !== null && isCellOut(start, frame, turned)
      ? [placed('start', [start], 1, towards([start], frame, turned), frame)]
      : []),
  ];
}

/** The place of a pill, in pixels of the stage. */
export function pillBox(
  { kind, row, column }: Pick<Pill, 'kind' | 'row' | 'column'>,
  stage: Size,
): Box {
  const width = WIDTH[kind];
  const x = { left: 8, middle: (stage.width - width) / 2, right: stage.width - 8 - width }[column];
  return { x, y: row === 'top' ? EDGE : stage.height - EDGE - HEIGHT, width, height: HEIGHT };
}

/** The other places of a pill, the nearest first. */
function elsewhere(pill: Pill): Pill[] {
  const away = ({ row, column }: Pill): number =>
    Number(column !== pill.column) * 2 + Number(row !== pill.row);
  return ROWS.flatMap((row) => COLUMNS.map((column) => ({ ...pill, row, column }))).sort(
    (one, other) => away(one) - away(other),
  );
}

/** A goal whose pill finds no place shares that of another one. */
function join({ kind, places }: Pill, found: Pill[], frame: Frame, turned: boolean): void {
  const index = found.findIndex((other) => other.kind === 'goal' || other.kind === 'goals');
  const other = found[index];
  if (!other || (kind !== 'goal' && kind !== 'goals')) return;
  const both = [...other.places, ...places];
  const angle = angleOf(towards(both, frame, turned));
  found[index] = { ...other, kind: 'goals', places: both, count: both.length, angle };
}

/** Where a pill belongs in its row: degrees from the middle of that rim, to the right. */
function alongRim({ angle, row }: Pill): number {
  const by = angle ?? 0;
  if (row === 'top') return by;
  return by < 0 ? -180 - by : 180 - by;
}

/** Pills that point somewhere are equally wide: they exchange places until no two directions cross. */
function inOrder(found: readonly Pill[], row: Row): Pill[] {
  const pointing = found.filter((pill) => pill.row === row && pill.angle !== null);
  const columns = COLUMNS.filter((column) => pointing.some((pill) => pill.column === column));
  return pointing
    .sort((one, other) => alongRim(one) - alongRim(other))
    .map((pill, index) => ({ ...pill, column: columns[index] ?? pill.column }));
}

/** The pills that find a place where they cover nothing that must be seen. */
export function pills(marks: Landmarks, frame: Frame, shown: readonly Box[]): Pill[] {
  const taken = shown.map((box) => onStage(frame.camera, frame.stage, box));
  const found: Pill[] = [];
  for (const pill of wished(marks, frame)) {
    const spots = [pill, ...elsewhere(pill)];
    const free = spots.find((spot) => {
      const box = pillBox(spot, frame.stage);
      return !taken.some((other) => overlaps(other, box));
    });
    if (free) {
      found.push(free);
      taken.push(pillBox(free, frame.stage));
    } else join(pill, found, frame, marks.turned);
  }
  const still = found.filter(({ angle }) => angle === null);
  return [...still, ...ROWS.flatMap((row) => inOrder(found, row))];
}
