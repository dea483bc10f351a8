// Targets that lie so close together that a finger cannot mean one of them (CAM-7).

import type { Point } from '../../art/svg.ts';
import { middleOfCell } from '../pawns/pieces.ts';
import { coarse } from '../../base/media.svelte.ts';

/** Pixels between two targets below which a finger cannot tell them apart. */
export const APART = 40;

/** A finger tapped, not a mouse. */
export const isFinger = (event: MouseEvent): boolean =>
  'pointerType' in event && event.pointerType !== ''
    ? event.pointerType === 'touch'
    : coarse.current;

const between = ([x, y]: Point, [otherX, otherY]: Point): number =>
  Math.hypot(x - otherX, y - otherY);

/** The lit cells that a finger may have meant; a mouse means one. */
export function cellsUnder(event: MouseEvent, cells: readonly string[], scale: number): string[] {
  const { target, clientX, clientY } = event;
  const lies = target instanceof SVGGraphicsElement ? target.getScreenCTM() : null;
  if (!lies || !isFinger(event)) return [];
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(lies.inverse());
  return crowdAt([x, y], cells, middleOfCell, scale);
}

/** The targets that a tap may have meant, the nearest first; one alone: it is clear. */
export function crowdAt(
  at: Point,
  places: readonly string[],
  where: (place: string) => Point,
  scale: number,
): string[] {
  const apart = APART / scale;
  const near = places
    .filter((place) => between(where(place), at) <= apart)
    .sort((one, other) => between(where(one), at) - between(where(other), at));
  const [first] = near;
  if (first === undefined) return [];
  return near.filter((place) => place === first || between(where(place), where(first)) < apart);
}
