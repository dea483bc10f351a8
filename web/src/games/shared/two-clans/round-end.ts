/** The end of a round of two clans: parts that are the same in every game of clans. */

import type { Clan } from '../../../art/clans.ts';
import type { Rounds } from '../../../base/protocol/view.ts';
import type { Place } from './sides.ts';

export interface ClanDwarf {
  readonly seat: number;
  /** Its card, which says clan and character. */
  readonly role: string;
  readonly clan: Clan;
  readonly character: string;
}

/** One step of the story; `reveal-beat-…` is the name of its beat. */
export interface RoundEndStep<Beat extends string> {
  readonly beat: Beat;
  /** How many dwarves have turned over once this step has begun. */
  readonly faces: number;
  /** How long it lasts if nobody taps; null: until somebody does. */
  readonly ms: number | null;
}

/** What a dwarf wins. */
export interface Badge {
  readonly text: string;
  /** It wins nothing. */
  readonly poor: boolean;
}

/** The parts of the end that differ by game; `RoundEndFacts` is what a game takes from the events. */
export interface RoundEndParts<
  RoundEndFacts extends { readonly dwarves: readonly Dwarf[] },
  Dwarf extends ClanDwarf,
  Beat extends string,
> {
  readonly game: string;
  /** Catalogue key of the button that leads to the last step. */
  readonly skips: string;
  /** Null: the game has no rounds. */
  readonly roundsOf: (facts: RoundEndFacts) => Rounds | null;
  readonly stepsOf: (facts: RoundEndFacts) => readonly RoundEndStep<Beat>[];
  readonly placeAt: (dwarf: Dwarf, beat: Beat) => Place;
  /** Cut in stone. */
  readonly titleOf: (facts: RoundEndFacts, beat: Beat) => string;
  readonly lineOf: (facts: RoundEndFacts, beat: Beat, names: readonly string[]) => string;
  /** Null: the result of this dwarf is not told yet. */
  readonly badgeOf: (facts: RoundEndFacts, dwarf: Dwarf, beat: Beat) => Badge | null;
  /** Beside the buttons, or below the dwarves. */
  readonly noteOf?: (facts: RoundEndFacts, beat: Beat) => string;
  /** Plays the sound of a step that begins; `you` is my seat, or a negative number. */
  readonly sound: (facts: RoundEndFacts, beat: Beat, you: number) => void;
}

/** Whether a beat has begun or is over, by the order of all beats. */
export const isPastIn =
  <Beat extends string>(order: readonly Beat[]) =>
  (now: Beat, beat: Beat): boolean =>
    order.indexOf(now) >= order.indexOf(beat);

/** One step for each dwarf that turns over. */
export const turnSteps = (dwarves: readonly unknown[], ms: number): RoundEndStep<'dwarves'>[] =>
  dwarves.map((_, turned) => ({ beat: 'dwarves', faces: turned + 1, ms }));
