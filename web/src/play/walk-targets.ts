/** Where I can go now, with my pawn or what else I move. The server knows the ways. */

import { type Action, actor, type Route, spotOf, type View } from '../base/protocol/view.ts';

/** By spot: the steps that lead there, and what they cost. */
export function walks(view: View | null): ReadonlyMap<string, Route> {
  const isMine = view !== null && actor(view) === view.seat;
  return new Map(isMine ? Object.entries(view.routes ?? {}) : []);
}

/** One step of a walk, or what Go means: the last step of a longer one. */
export const stepTo = (spot: string): Action => ({ do: 'step', to: spotOf(spot) });
