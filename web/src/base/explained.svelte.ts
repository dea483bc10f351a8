/** Topics of cards that were explained in this browser, so that each shows by itself only once. */

import { keep, kept } from './storage.ts';

const EXPLAINED = 'undermine.explained';

function read(): string[] {
  const found = kept(EXPLAINED);
  return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
}

let topics = $state.raw<readonly string[]>(read());

export const isExplained = (topic: string): boolean => topics.includes(topic);

export function markExplained(topic: string): void {
  if (isExplained(topic)) return;
  topics = [...topics, topic];
  keep(EXPLAINED, topics);
}

/** Explain everything once more. */
export function forgetExplained(): void {
  topics = [];
  keep(EXPLAINED, topics);
}
