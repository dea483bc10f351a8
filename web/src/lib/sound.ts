/** What is heard, unless it is switched off. */

import { Later } from './later.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { SoundName } from './sounds.ts';

export { SOUNDS, type SoundName } from './sounds.ts';

const synth = new Later(() => import('./synth.ts'));

export function play(name: SoundName): void {
  if (!settings.sound || !settings.sounds[name]) return;
  void synth.fetch().then(({ sound }) => {
    sound(name);
  });
}
