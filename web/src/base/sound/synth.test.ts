import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Counts what is made and played. */
class Context {
  static made = 0;
  static played = 0;
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};

  constructor() {
    Context.made += 1;
  }

  createGain() {
    return { gain: param(), connect: () => undefined };
  }

  createOscillator() {
    return {
      frequency: param(),
      connect: () => undefined,
      start: () => {
        Context.played += 1;
      },
      stop: () => undefined,
    };
  }
}

const param = () => ({
  setValueAtTime: () => undefined,
  exponentialRampToValueAtTime: () => undefined,
});

const touched = (hasBeenActive?: boolean): void => {
  vi.stubGlobal(
    'navigator',
    hasBeenActive === undefined ? {} : { userActivation: { hasBeenActive } },
  );
};

const sing = async (): Promise<void> => {
  const { sound } = await import('./synth.ts');
  sound('peek');
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('AudioContext', Context);
  Context.made = 0;
  Context.played = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('does not even try before the page was touched', async () => {
  touched(false);
  await sing();
  expect(Context.made).toBe(0);
});

it.each([true, undefined])('sings when it was, or when nobody knows (%s)', async (active) => {
  touched(active);
  await sing();
  await sing();
  expect(Context.made).toBe(1);
  expect(Context.played).toBe(2);
});
