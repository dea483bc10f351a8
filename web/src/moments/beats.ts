/** The reveal as a row of steps: the way, the goals, each dwarf, the card left over, the gold. */

import type { Story } from './story.ts';

export const BEATS = ['way', 'goals', 'dwarves', 'gold'] as const;
export type Beat = (typeof BEATS)[number];

export interface Step {
  beat: Beat;
  /** How many dwarves have turned over once this step has begun, and how many cards left over. */
  faces: number;
  left: number;
  /** How long it lasts if nobody taps; the last one waits for whoever reads it. */
  ms: number | null;
}

const WAY = 2200;
const GOALS = 1300;
const SHUT_GOALS = 700;
const DWARF = 600;
/** Nobody waits longer for the gold, however many play. */
export const LONGEST = 15_000;

export function stepsOf({ order, left, opened }: Pick<Story, 'order' | 'left' | 'opened'>): Step[] {
  const dwarves = order.map((_, turned): Step => {
    return { beat: 'dwarves', faces: turned + 1, left: 0, ms: DWARF };
  });
  const faces = order.length;
  const over = left.map((_, turned): Step => {
    return { beat: 'dwarves', faces, left: turned + 1, ms: DWARF };
  });
  return [
    { beat: 'way', faces: 0, left: 0, ms: WAY },
    { beat: 'goals', faces: 0, left: 0, ms: opened.length > 0 ? GOALS : SHUT_GOALS },
    ...dwarves,
    ...over,
    { beat: 'gold', faces, left: left.length, ms: null },
  ];
}

/** Where skip leads: to the gold; from there, out. */
export const afterSkip = (steps: readonly Step[], at: number): number =>
  at < steps.length - 1 ? steps.length - 1 : steps.length;
