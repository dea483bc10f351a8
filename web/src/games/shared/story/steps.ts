/** The reveal as a row of steps: the way, the goals, each dwarf, what is left over, a reckoning, the gold. */

import type { Story } from '../../../play/round-end/story.ts';

const BEATS = ['way', 'goals', 'dwarves', 'reckoning', 'gold'] as const;
export type Beat = (typeof BEATS)[number];

/** The beats of a story; only some games say how they reckon. */
export const beatsOf = ({ reckoned }: Pick<Story, 'reckoned'>): readonly Beat[] =>
  BEATS.filter((beat) => beat !== 'reckoning' || reckoned);

export interface Step {
  beat: Beat;
  /** How many dwarves have turned over once this step has begun, and how many cards left over. */
  faces: number;
  left: number;
  /** How many lines of the reckoning are told. */
  lines: number;
  /** How long it lasts if nobody taps; the last one waits for whoever reads it. */
  ms: number | null;
}

const WAY = 2200;
const GOALS = 1300;
const SHUT_GOALS = 700;
const DWARF = 600;
const LINE = 1100;
const LINES = 3;
/** Nobody waits longer for the gold, however many play. */
export const LONGEST = 15_000;

type StepSource = Pick<Story, 'order' | 'left' | 'opened' | 'reckoned'>;

export function stepsOf({ order, left, opened, reckoned }: StepSource): Step[] {
  const faces = order.length;
  const none = { faces: 0, left: 0, lines: 0 };
  const all = { faces, left: left.length, lines: 0 };
  const lines = reckoned ? LINES : 0;
  const dwarves = order.map((_, turned): Step => {
    return { ...none, beat: 'dwarves', faces: turned + 1, ms: DWARF };
  });
  // Many cards left over turn at once.
  const over = left.map((_, turned): Step => {
    return { ...none, beat: 'dwarves', faces, left: turned + 1, ms: DWARF / left.length };
  });
  const reckoning = Array.from({ length: lines }, (_, told): Step => {
    return { ...all, beat: 'reckoning', lines: told + 1, ms: LINE };
  });
  return [
    { ...none, beat: 'way', ms: WAY },
    { ...none, beat: 'goals', ms: opened.length > 0 ? GOALS : SHUT_GOALS },
    ...dwarves,
    ...over,
    ...reckoning,
    { ...all, beat: 'gold', lines, ms: null },
  ];
}

/** Where a tap leads: to the end of what is being told, and from there to the next. */
export function afterTap(steps: readonly { readonly beat: string }[], at: number): number {
  const beat = steps[at]?.beat;
  const last = steps.findLastIndex((step) => step.beat === beat);
  return last > at ? last : at + 1;
}

/** Where skip leads: to the gold; from there, out. */
export const afterSkip = (steps: readonly unknown[], at: number): number =>
  at < steps.length - 1 ? steps.length - 1 : steps.length;
