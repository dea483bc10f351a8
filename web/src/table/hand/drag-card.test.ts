import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { follow } from './drag-card.ts';

const LONG = 350;
const pull = { begin: vi.fn(), move: vi.fn(), drop: vi.fn(), cancel: vi.fn(), long: vi.fn() };

/** A finger at a point of the screen, at its own time. */
function finger(type: string, timeStamp: number, clientX = 0): PointerEvent {
  const event = new PointerEvent(type, { pointerId: 1, clientX });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('takes a press that stays for a question', () => {
  const wasMore = follow(finger('pointerdown', 0), pull);
  vi.advanceTimersByTime(LONG);
  window.dispatchEvent(finger('pointerup', LONG));
  expect(pull.long).toHaveBeenCalledOnce();
  expect(wasMore()).toBe(true);
});

it('takes a short tap for a tap, however late a busy page hears of its end', () => {
  const wasMore = follow(finger('pointerdown', 0), pull);
  vi.advanceTimersByTime(LONG);
  window.dispatchEvent(finger('pointerup', LONG - 1));
  expect(wasMore()).toBe(false);
});

it('pulls a card that leaves its place, and drops it', () => {
  const wasMore = follow(finger('pointerdown', 0), pull);
  window.dispatchEvent(finger('pointermove', 10, 4));
  expect(pull.begin).not.toHaveBeenCalled();
  window.dispatchEvent(finger('pointermove', 20, 30));
  window.dispatchEvent(finger('pointerup', 30, 40));
  expect(pull.begin).toHaveBeenCalledOnce();
  expect(pull.drop).toHaveBeenCalledWith(40, 0);
  expect(wasMore()).toBe(true);
});
