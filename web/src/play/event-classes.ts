/** Classes of events: plays, news, and their sounds. Saboteur's are always loaded; a module of another game adds its own. */

import type { SoundName } from '../base/sound/names.ts';

/** How an event names those it happens to: as its target, among its victims, as its seat, or by a border beside them. */
export interface Touch {
  readonly whom: 'target' | 'victims' | 'seat' | 'near';
  readonly isHarm: boolean;
}

const touch =
  (isHarm: boolean) =>
  (whom: Touch['whom']): Touch => ({ whom, isHarm });
export const harm = touch(true);
export const kindness = touch(false);

export interface EventClasses {
  /** Events that are the play of a seat on its turn. */
  readonly plays: readonly string[];
  /** Further events that the other seats are notified of. */
  readonly news?: readonly string[];
  /** Events that happen to a seat: to whom, and whether they do harm. */
  readonly touches?: Readonly<Record<string, Touch>>;
  /** Rules that refuse because of an event that happened to a seat, and that event. */
  readonly bars?: Readonly<Record<string, string>>;
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

export const TOUCHES: Record<string, Touch> = {
  broke: harm('target'),
  mended: kindness('target'),
};

export const BARS: Record<string, string> = { 'SAB-048': 'broke' };

/** Add the event classes of another game. */
export function learnEventClasses(classes: EventClasses): void {
  const { plays, news = [], touches = {}, bars = {}, sounds } = classes;
  for (const did of plays) PLAYS.add(did);
  for (const did of news) NEWS.add(did);
  Object.assign(TOUCHES, touches);
  Object.assign(BARS, bars);
  Object.assign(SOUNDS, sounds);
}
