/** Which sounds belong to what just happened. */

import { SOUNDS } from '../lib/deeds.ts';
import { play, type SoundName } from '../lib/sound.ts';
import type { LogLine, TableStore } from '../lib/table.svelte.ts';
import { isRoundEnd } from '../lib/view.ts';
import { isPlay } from './turns.ts';

/** One sound for each kind of thing; the reveal has its own, so a round that ends is silent here. */
export function soundsOf(fresh: readonly LogLine[]): SoundName[] {
  if (fresh.some(({ event }) => isRoundEnd(event))) return [];
  const heard = fresh.flatMap((line) => SOUNDS[line.event.did] ?? (isPlay(line) ? 'card' : []));
  return [...new Set(heard)];
}

export function soundEvents(fresh: readonly LogLine[]): void {
  for (const name of soundsOf(fresh)) play(name);
}

/** The bar is struck once when it becomes my turn. */
export class TurnBell {
  #was = false;

  hear({ myTurn }: Pick<TableStore, 'myTurn'>): boolean {
    const rings = myTurn && !this.#was;
    this.#was = myTurn;
    return rings;
  }
}
