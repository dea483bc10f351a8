/** Plays sounds unless they are switched off. */

import { settings } from '../settings.svelte.ts';
import type { SoundName } from './names.ts';
import { sound } from './synth.ts';

export { SOUNDS, type SoundName } from './names.ts';

/** Play a sound. A browser that cannot make sounds must not stop whatever the sound belongs to. */
export function play(name: SoundName): void {
  if (!settings.sound || !settings.sounds[name]) return;
  try {
    sound(name);
  } catch (error) {
    console.warn(error);
  }
}
