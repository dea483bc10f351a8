import type { Frame } from '../../base/protocol/protocol.gen';

/** Where in a replay one stands after a key: how far, or to which end. */
export type Stride = 'back' | 'on' | 'round-back' | 'round-on' | 'first' | 'last';

const KEYS: Readonly<Record<string, Stride>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  PageUp: 'round-back',
  PageDown: 'round-on',
  Home: 'first',
  End: 'last',
};

export const strideOf = (key: string): Stride | undefined => KEYS[key];

/** The moment that shows entry `seq`, or the last one before it. */
export function momentAt(frames: readonly Frame[], seq: number): number {
  let found = 0;
  for (const [index, frame] of frames.entries()) if (frame.seq <= seq) found = index;
  return found;
}

/** The first moment of every round. */
export function roundStarts(frames: readonly Frame[]): number[] {
  return frames.flatMap((frame, index) =>
    index === 0 || frame.view.table.round !== frames[index - 1]?.view.table.round ? [index] : [],
  );
}

/** Where a stride leads, never beyond the ends. */
export function stride(frames: readonly Frame[], from: number, by: Stride): number {
  const last = Math.max(0, frames.length - 1);
  switch (by) {
    case 'back':
      return Math.max(0, from - 1);
    case 'on':
      return Math.min(last, from + 1);
    case 'first':
      return 0;
    case 'last':
      return last;
    case 'round-back':
      return roundStarts(frames).findLast((start) => start < from) ?? 0;
    case 'round-on':
      return roundStarts(frames).find((start) => start > from) ?? last;
  }
}
