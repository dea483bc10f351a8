/** A reactive clock: updates once a second as long as markup reads it. */

import { createSubscriber } from 'svelte/reactivity';

const SECOND = 1000;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, SECOND);
  return () => {
    clearInterval(timer);
  };
});

export const ticking = {
  /** Seconds since 1970. */
  get now(): number {
    subscribe();
    return Date.now() / SECOND;
  },
  /** Milliseconds, by `performance.now()`. */
  get steady(): number {
    subscribe();
    return performance.now();
  },
};
