/** Classes of events: plays, news, and their sounds. Saboteur's are always loaded; a module of another game adds its own. */

import type { SoundName } from '../base/sound/names.ts';

export interface EventClasses {
  /** Events that are the play of a seat on its turn. */
  readonly plays: readonly string[];
  /** Further events that the other seats are notified of. */
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

/** Add the event classes of another game. */
export function learnEventClasses({ plays, news = [], sounds }: EventClasses): void {
  for (const did of plays) PLAYS.add(did);
  for (const did of news) NEWS.add(did);
  Object.assign(SOUNDS, sounds);
}
