/** Decides which moment is shown over the table, from the state of the table and the latest news. */

import { goalOf, type Item, item, type View } from '../base/protocol/view.ts';
import type { Story, RoundEvents } from '../play/round-end/story.ts';

export type Moment =
  | { kind: 'reveal'; story: Story }
  | { kind: 'roundEnd'; round: RoundEvents }
  | { kind: 'standings' }
  | { kind: 'role' }
  | { kind: 'gold'; chooser: number; mine: boolean }
  | { kind: 'orient'; chooser: number; goal: number; mine: boolean }
  | { kind: 'starter'; mine: boolean }
  | { kind: 'asked'; due: string; chooser: number; mine: boolean };

/** The table as far as it matters here. */
export interface Scene {
  view: View | null;
  you: number;
  isSeated: boolean;
  isHost: boolean;
  isOver: boolean;
  /** I have looked at my role in this round. */
  understood: boolean;
  /** A stand-in plays for me. */
  isAway: boolean;
  /** What else this game asks, by what is due. */
  asks: readonly string[];
}

/** What goes on between two messages: a reveal that is being told, standings that were put aside. */
export interface Progress {
  story: Story | null;
  /** A round that its game tells in its own way. */
  roundEnd: RoundEvents | null;
  /** The game whose standings were put aside to look at the table, or -1. */
  aside: number;
}

export const NOTHING_YET: Progress = { story: null, roundEnd: null, aside: -1 };

/** A round ended: tell its story. A newer story takes the place of one that is still being told. */
export const ended = (progress: Progress, story: Story | null): Progress =>
  story ? { ...progress, story, roundEnd: null } : progress;

export const endedAs = (progress: Progress, roundEnd: RoundEvents): Progress => ({
  ...progress,
  story: null,
  roundEnd,
});

/** The story was told to its end, or skipped. */
export const told = (progress: Progress): Progress => ({
  ...progress,
  story: null,
  roundEnd: null,
});

export const putAside = (progress: Progress, game: number): Progress => ({
  ...progress,
  aside: game,
});

/** Nothing goes on until the story is told; after the last round come the standings. */
export function momentOf(scene: Scene, progress: Progress, game: number): Moment | null {
  if (progress.story) return { kind: 'reveal', story: progress.story };
  if (progress.roundEnd) return { kind: 'roundEnd', round: progress.roundEnd };
  if (!scene.view) return null;
  if (scene.isOver) return progress.aside === game ? null : { kind: 'standings' };
  if (scene.isSeated && !scene.understood && !scene.isAway) return { kind: 'role' };
  const next = item(scene.view);
  return next && choice(scene, next);
}

function choice({ you, isSeated, isHost, isAway, asks }: Scene, next: Item): Moment | null {
  const mine = next.seat === you && isSeated && !isAway;
  switch (next.due) {
    case 'sharegold':
      return { kind: 'gold', chooser: next.seat, mine };
    case 'chooseturn':
      return { kind: 'orient', chooser: next.seat, goal: goalOf(next) ?? 0, mine };
    case 'choosestarter':
      return { kind: 'starter', mine: isHost };
    default:
      return asks.includes(next.due)
        ? { kind: 'asked', due: next.due, chooser: next.seat, mine }
        : null;
  }
}
