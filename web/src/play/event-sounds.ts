/** Maps new events to sounds. */

import { SOUNDS } from './event-classes.ts';
import { play, type SoundName } from '../base/sound/sound.ts';
import { isFelt } from '../base/settings.svelte.ts';
import type { LogLine } from './log.ts';
import type { TableState } from './state.svelte.ts';
import { isRoundEnd } from '../base/protocol/view.ts';
import { isPlay } from './log-turns.ts';

/** A card whose ways all end in rubble was laid. */
export const deadEnds = (fresh: readonly LogLine[], faceOf: (card: string) => string): boolean =>
  fresh.some(({ event: { did, tile } }) => LAID.has(did) && tile && isDeadEnd(faceOf(tile[0])));

const LAID: ReadonlySet<string> = new Set(['placed', 'pathlaid']);

/** No way leads from one side of the card to another, and none up a ladder. */
function isDeadEnd(face: string): boolean {
  const ways = face.split('.').filter(Boolean);
  return (
    ways.length > 0 && ways.every((way) => /^[NESW](\+|$)/.test(way) && !way.includes('ladder'))
  );
}

/** One sound for each kind of thing; the reveal has its own, so a round that ends is silent here. */
export function soundsOf(
  fresh: readonly LogLine[],
  faceOf: (card: string) => string = () => '',
): SoundName[] {
  if (fresh.some(({ event }) => isRoundEnd(event))) return [];
  const heard = fresh.flatMap((line) => SOUNDS[line.event.did] ?? (isPlay(line) ? 'card' : []));
  if (isFelt() && deadEnds(fresh, faceOf)) heard.push('thud');
  return [...new Set(heard)];
}

export function soundEvents(fresh: readonly LogLine[], faceOf: (card: string) => string): void {
  for (const name of soundsOf(fresh, faceOf)) play(name);
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
