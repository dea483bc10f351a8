/** The room for the hand on each class of screen; where the page gives the height, it is measured. */

import type { HandRoom } from './hand-layout.ts';
import { screenSize } from '../layout/screen-size.ts';

type Fixed = Omit<HandRoom, 'width'>;

const UPRIGHT: Fixed = { height: 136, most: { standing: 60, lying: 64 }, gap: 4 };
const LYING_GAP = 8;
const SMALL: Fixed = { height: 94, most: { standing: 56, lying: 44 }, gap: 4 };
const FLAT: Omit<Fixed, 'height'> = { most: { standing: 72, lying: 64 }, gap: 6 };
const DESK: Fixed = { height: 136, most: { standing: 82, lying: 80 }, gap: 10 };
const WIDE: Fixed = { height: 156, most: { standing: 98, lying: 88 }, gap: 10 };
/** More cards than in any deal lie in three rows, and the mine makes room for them. */
const MANY = 6;
const THIRD_ROW = 1.5;

function fixed(isTurned: boolean): Fixed {
  if (screenSize.isSmall) return SMALL;
  if (screenSize.isPhone) return isTurned ? { ...UPRIGHT, gap: LYING_GAP } : UPRIGHT;
  return screenSize.isWide ? WIDE : DESK;
}

export function handRoom(
  { width, height }: { width: number; height: number },
  count: number,
  isTurned: boolean,
): HandRoom {
  if (screenSize.isFlat) return { ...FLAT, width, height };
  const room = fixed(isTurned);
  const more = screenSize.isPhone && count > MANY ? THIRD_ROW : 1;
  return { ...room, width, height: room.height * more };
}

/** On phones all cards of the hand lie when the mine is turned; at a desk action cards stand. */
export const lies = (isPath: boolean, isTurned: boolean): boolean =>
  isTurned && (isPath || screenSize.isPhone);
