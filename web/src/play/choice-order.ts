/** Seats that choose one after the other: those that have chosen, the one that is next, those to come. */

import type { Item } from '../base/protocol/view.ts';

export interface Chooser {
  readonly seat: number;
  readonly state: 'done' | 'now' | 'later';
}

export const choiceOrder = (done: readonly number[], { seat, then = [] }: Item): Chooser[] => [
  ...done.map((one): Chooser => ({ seat: one, state: 'done' })),
  { seat, state: 'now' },
  ...then.map((one): Chooser => ({ seat: one, state: 'later' })),
];
