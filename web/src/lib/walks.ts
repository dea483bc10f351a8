/** Where I can walk now. The server knows the ways, and says how many steps are left. */

import { type Action, item, type Route, spotOf, type View } from './view.ts';

/** By spot: the steps that lead there, and what they cost. */
export function walks(view: View | null): ReadonlyMap<string, Route> {
  const due = view && item(view);
  if (due?.due !== 'walk' || due.seat !== view?.seat) return new Map();
  const near = ({ steps }: Route): boolean => steps.length <= (due.left ?? 0);
  return new Map(Object.entries(view.facts.routes ?? {}).filter(([, route]) => near(route)));
}

/** One step of a walk, or what Go means: the last step of a longer one. */
export const stepTo = (spot: string): Action => ({ do: 'step', to: spotOf(spot) });
