/** Moments in the reader's words: a time of day, and how many minutes ago it was. */

const DAY = 86_400;
const MINUTE = 60;

/** `20:14`, and with its day if that was more than twelve hours ago. `at` is in seconds since 1970. */
export function timeOf(at: number, language: string, now = Date.now() / 1000): string {
  const isOld = now - at > DAY / 2;
  return new Date(at * 1000).toLocaleString(language, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    ...(isOld ? { day: 'numeric', month: 'short' } : {}),
  });
}

/** Whole minutes since then; never less than none, however two clocks differ. */
export const minutesSince = (at: number, now = Date.now() / 1000): number =>
  Math.max(0, Math.floor((now - at) / MINUTE));
