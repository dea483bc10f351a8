/** What is heard, unless it is switched off. */

import { Later } from '../lazy.svelte.ts';
import { settings } from '../settings.svelte.ts';
import type { SoundName } from './names.ts';

export { SOUNDS, type SoundName } from './names.ts';

const synth = new Later(() => import('./synth.ts'));

export function play(name: SoundName): void {
  if (!settings.sound || !settings.sounds[name]) return;
  void synth.fetch().then(({ sound }) => {
    sound(name);
  });
}
