/** Maps new events to sounds. */

import { SOUNDS } from './event-classes.ts';
import { play, type SoundName } from '../base/sound/sound.ts';
import type { LogLine } from './log.ts';
import type { TableState } from './state.svelte.ts';
import { isRoundEnd } from '../base/protocol/view.ts';
import { isPlay } from './log-turns.ts';

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

  hear({ myTurn }: Pick<TableState, 'myTurn'>): boolean {
    const rings = myTurn && !this.#was;
    this.#was = myTurn;
    return rings;
  }
}
