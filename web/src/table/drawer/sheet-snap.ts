/** A sheet at the foot of a phone: closed, half or fully open, and pulled from one to another. */

export type Snap = 'closed' | 'half' | 'full';

const ORDER: readonly Snap[] = ['closed', 'half', 'full'];
/** A pull shorter than this is a slip of the finger; a longer one than the second goes two steps. */
const SLIP = 24;
const FAR = 320;

/** Where the sheet rests after a pull; `pulled` is in pixels, upwards. */
export function afterPull(from: Snap, pulled: number): Snap {
  if (Math.abs(pulled) < SLIP) return from;
  const steps = Math.abs(pulled) > FAR ? 2 : 1;
  const index = ORDER.indexOf(from) + Math.sign(pulled) * steps;
  return ORDER[Math.min(ORDER.length - 1, Math.max(0, index))] ?? from;
}

export const higher = (from: Snap): Snap => afterPull(from, SLIP);
export const lower = (from: Snap): Snap => afterPull(from, -SLIP);
