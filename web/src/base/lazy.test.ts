import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fetchWhenIdle, Lazy } from './lazy.svelte.ts';

describe('a part that comes later', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is fetched once, by whoever looks for it first', async () => {
    const load = vi.fn(() => Promise.resolve('menu'));
    const part = new Lazy(load);
    expect(part.now).toBeNull();
    expect(await part.fetch()).toBe('menu');
    expect(part.now).toBe('menu');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('comes even if the line breaks at first', async () => {
    const load = vi
      .fn(() => Promise.resolve('menu'))
      .mockRejectedValueOnce(new Error('lost'))
      .mockRejectedValueOnce(new Error('lost'));
    const part = new Lazy(load);
    const coming = part.fetch();
    await vi.advanceTimersByTimeAsync(2000 + 4000);
    expect(await coming).toBe('menu');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is fetched when the page is idle, one after the other', async () => {
    const order: string[] = [];
    const part = (name: string): Lazy<string> =>
      new Lazy(() => {
        order.push(name);
        return Promise.resolve(name);
      });
    void fetchWhenIdle(part('first'), part('second'));
    expect(order).toEqual([]);
    await vi.runAllTimersAsync();
    expect(order).toEqual(['first', 'second']);
  });
});
