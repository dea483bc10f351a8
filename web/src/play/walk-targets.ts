/** The spots that a pawn or creature can reach now, as the server lists them. */

import { type Action, actor, type Route, spotOf, type View } from '../base/protocol/view.ts';

/** By spot: the steps that lead there, and their cost. */
export function walks(view: View | null): ReadonlyMap<string, Route> {
  const isMine = view !== null && actor(view) === view.seat;
  return new Map(isMine ? Object.entries(view.routes ?? {}) : []);
}

/** One step of a walk; for Go, the last step of a longer one. */
export const stepTo = (spot: string): Action => ({ do: 'step', to: spotOf(spot) });
