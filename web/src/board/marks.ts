// Marks of ours beside the artist's, in the units of the card they lie on.

import { INK, SKY } from '../art/colours.ts';
import { glyph } from '../art/icons/icon.ts';
import { ghostMark, legalMark, pencilMark } from '../art/marks/marks.ts';
import { lateDrawings } from '../art/lazy.ts';
import type { CellTarget } from './a11y/describe.ts';

export function targetMark({ kind, turns }: CellTarget, up: number): string {
  if (kind === 'walk') return '';
  if (kind === 'remove') return lateDrawings.now?.feedback.removeMark(up) ?? '';
  return kind === 'peek'
    ? (lateDrawings.now?.feedback.peekMark(up) ?? '')
    : legalMark({ turns, up });
}

/** The target that is aimed at, where no card will lie. */
export const aimedMark = (target: CellTarget, up: number): string =>
  target.kind === 'remove'
    ? (lateDrawings.now?.feedback.removedMark(up) ?? '')
    : targetMark(target, up);

/** A card that waits for the end of the turn. */
export const stagedMark = (up: number): string => ghostMark() + pencilMark({ up });

/** A goal that I know: an eye in its upper right corner, beside the picture. */
export function knownMark(up: number): string {
  const [x, y] = up ? [54, 86] : [50, 11];
  return (
    `<g transform="translate(${x} ${y}) rotate(${-up})"><rect x="-13" y="-9" width="26" height="18" rx="9" fill="${INK}"/>` +
    `<rect x="-11.5" y="-7.5" width="23" height="15" rx="7.5" fill="${SKY}"/>` +
    `${glyph('eye', { x: 0, y: 0, size: 13 }, { main: INK, second: SKY, cut: SKY })}</g>`
  );
}
