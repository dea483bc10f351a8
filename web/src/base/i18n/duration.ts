/** A span on a clock in the largest unit that still says enough. */
export interface Span {
  unit: 'days' | 'hours' | 'minutes' | 'seconds';
  count: number;
}

const UNITS: readonly [Span['unit'], number][] = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
];

/** Two days and more are told in days, two hours and more in hours, and so on; never less than there is. */
export function span(milliseconds: number): Span {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  for (const [unit, length] of UNITS) {
    if (seconds >= 2 * length) return { unit, count: Math.floor(seconds / length) };
  }
  return { unit: 'seconds', count: seconds };
}

/** How long ago something was, in the reader's words: "3 hours ago". */
export function ago(language: string, since: number, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = Math.max(0, now - since);
  if (seconds < 90) return words.format(0, 'minute');
  if (seconds < 5400) return words.format(-Math.round(seconds / 60), 'minute');
  if (seconds < 129_600) return words.format(-Math.round(seconds / 3600), 'hour');
  return words.format(-Math.round(seconds / 86_400), 'day');
}
