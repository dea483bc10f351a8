/** What seats do when they are on, and how things sound. Saboteur's are always at hand, those of other games come with them. */

import type { SoundName } from '../base/sound/names.ts';

export interface EventClasses {
  /** What a seat does when it is on. */
  readonly plays: readonly string[];
  /** What else those want to hear who were not on. */
  readonly news?: readonly string[];
  /** A play without a sound of its own sounds like a card. */
  readonly sounds: Readonly<Record<string, SoundName>>;
}

export const PLAYS = new Set(['placed', 'broke', 'mended', 'fell', 'peeked', 'discarded']);
export const NEWS = new Set(['goalopened']);
export const SOUNDS: Record<string, SoundName> = {
  goldtaken: 'card',
  broke: 'break',
  mended: 'mend',
  fell: 'rock',
  peeked: 'peek',
  goalopened: 'goal',
};

/** From now on those of another game are known too. */
export function learnEventClasses({ plays, news = [], sounds }: EventClasses): void {
  for (const did of plays) PLAYS.add(did);
  for (const did of news) NEWS.add(did);
  Object.assign(SOUNDS, sounds);
}
