// The board around the cards: wall, lamp light, crosses at the corners of empty cells, vignette.

import type { Ground } from '../art/colours';
import { circle, line, num, rect } from '../art/svg';

/** A cell of the board: a card and the gap to the next one. */
export const CELL = { width: 66, height: 102 } as const;

/** A part of the board in its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the card of a cell begins, as a transform. */
export const cellAt = (column: number, row: number): string =>
  `translate(${column * CELL.width} ${row * CELL.height})`;

const whole = ({ x, y, width, height }: Box): [number, number, number, number] => [
  x,
  y,
  width,
  height,
];

/** The rock in which all is dug, far behind the cards. */
export const stageWall = (box: Box, ground: Ground): string =>
  `<svg x="${num(box.x)}" y="${num(box.y)}" width="${num(box.width)}" height="${num(box.height)}"` +
  ` viewBox="0 0 64 100" preserveAspectRatio="none" opacity="${ground.wall}">` +
  `<use href="#um-${ground.name}-0" width="64" height="100"/></svg>`;

/** Lamp light on the wall, around the middle of a cell; radius 180 to 260, strength .4 to .8. */
export const lampPool = (column: number, row: number, radius = 220, strength = 0.6): string =>
  circle(column * CELL.width + 32, row * CELL.height + 50, radius, 'url(#um-lamp)', strength);

/** A faint cross at every corner of the cells from one to another, both included. */
export function cornerCrosses(
  from: { column: number; row: number },
  to: { column: number; row: number },
): string {
  let d = '';
  for (let column = from.column; column <= to.column + 1; column++) {
    for (let row = from.row; row <= to.row + 1; row++) {
      const [x, y] = [column * CELL.width - 1, row * CELL.height - 1];
      d += `M${x - 3} ${y}h6M${x} ${y - 3}v6`;
    }
  }
  return line(d, '#ffe6bd', 1.1, { 'stroke-opacity': 0.2 });
}

/** The dark at the rim of the stage; cards, marks and figures are drawn above it. */
export const vignette = (box: Box): string =>
  rect(whole(box), { fill: 'url(#um-vignette)', 'pointer-events': 'none' });

/** What a card throws on the wall, drawn before it. */
export const cardShadow = (): string =>
  rect([-1, 2, 66, 101], { rx: 6, fill: '#000', opacity: 0.55 });

/** The floor in the gap between two joined cards, so that the way reads as one; for the southern or eastern mouth. */
export function joint(side: 'S' | 'E', lit: boolean, ground: Ground): string {
  const floor = ground[lit ? 'lit' : 'cut'];
  const layers: readonly [from: number, width: number, colour: string][] = [
    [-12.3, 24.6, ground.pit],
    [-10, 20, floor.edge],
    [side === 'S' ? -7.9 : -7.2, 16.2, floor.floor],
    [side === 'S' ? -4.6 : -3.6, 9.6, floor.heart],
  ];
  return layers
    .map(([from, width, fill]) =>
      side === 'S'
        ? rect([32 + from, 99.6, width, 2.8], { fill })
        : rect([63.6, 50 + from, 2.8, width], { fill }),
    )
    .join('');
}
