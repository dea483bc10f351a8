/** Plays sounds unless they are switched off. */

import { settings } from '../settings.svelte.ts';
import type { SoundName } from './names.ts';
import { sound } from './synth.ts';

export { SOUNDS, type SoundName } from './names.ts';

export function play(name: SoundName): void {
  if (!settings.sound || !settings.sounds[name]) return;
  sound(name);
}
