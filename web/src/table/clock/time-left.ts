/** The display of the remaining time. */

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 3600;

/** The last seconds that are counted aloud for whoever is on. */
export const LAST = 10;
/** The share of the time at which it becomes short. */
const SHORT = 0.25;

export type Pressure = 'calm' | 'short' | 'last';

export const secondsLeft = (ends: number, now: number): number =>
  Math.max(0, Math.ceil((ends - now) / SECOND));

const two = (number: number): string => String(number).padStart(2, '0');

/** `0:38`, `12:05`; from an hour on `3:07 h`. */
export function clockText(seconds: number): string {
  if (seconds >= HOUR) {
    return `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / MINUTE))} h`;
  }
  return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
}

/** Milliseconds until the seconds change, or null when the time is over. */
export function untilNextSecond(ends: number, now: number): number | null {
  return ends > now ? (ends - now) % SECOND || SECOND : null;
}

/** How much of the bar is full, from 0 to 1. */
export const share = (ends: number, now: number, of: number): number =>
  of > 0 ? Math.min(1, Math.max(0, (ends - now) / of)) : 0;

export function pressure(seconds: number, filled: number): Pressure {
  if (seconds <= LAST) return 'last';
  return filled <= SHORT ? 'short' : 'calm';
}
