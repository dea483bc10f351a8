/** Lets the phone shake, where it can and may. */

import { isFelt } from '../../base/settings.svelte.ts';

/** Milliseconds of shaking and of rest, in turns. */
const PATTERNS = {
  harm: [70, 50, 110],
  kind: [30, 60, 30],
  thud: [45],
  rock: [25, 30, 25, 30, 60],
} as const;

export type Shake = keyof typeof PATTERNS;

/** Off with less motion, and by the setting. */
export function vibrate(shake: Shake): void {
  if (!isFelt() || !('vibrate' in navigator)) return;
  try {
    navigator.vibrate([...PATTERNS[shake]]);
  } catch {
    // A browser that refuses must not stop whatever shakes.
  }
}
