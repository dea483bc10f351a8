/** Decides which moment is shown over the table, from the state of the table and the latest news. */

import { goalOf, type Item, item, type View } from '../base/protocol/view.ts';
import type { Purse } from '../games/contract.ts';
import type { Paid, Story, RoundEvents } from '../play/round-end/story.ts';
import { type Score, scoreOf } from './score/score.ts';

export type Moment =
  | { kind: 'reveal'; story: Story; paid: readonly Paid[]; purses: readonly Purse[] | null }
  | { kind: 'roundEnd'; round: RoundEvents }
  | { kind: 'score'; score: Score }
  | { kind: 'standings' }
  | { kind: 'role' }
  | { kind: 'gold'; chooser: number; mine: boolean }
  | { kind: 'orient'; chooser: number; goal: number; mine: boolean }
  | { kind: 'starter'; mine: boolean }
  | { kind: 'asked'; due: string; chooser: number; mine: boolean };

/** A decision of somebody else while the round goes on: a line above the board tells of it. */
export type OthersMoment = Extract<Moment, { kind: 'orient' | 'starter' | 'asked' }>;

export const isOthers = (moment: Moment | null): moment is OthersMoment =>
  moment !== null &&
  (moment.kind === 'orient' || moment.kind === 'starter' || moment.kind === 'asked') &&
  !moment.mine;

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
  /** The gold that has been paid for the round so far: payments come one by one after its end. */
  paid: readonly Paid[];
  /** The gold that was stolen since; the story of the round does not tell it. */
  stolen: readonly Paid[];
  /** What lies before each seat after it; null: more is to be shared or stolen. */
  purses: readonly Purse[] | null;
  /** A round whose gold is still being shared, and what lay before each seat when it ended. */
  sharing: Sharing | null;
  /** The score after a round, to be looked at before the next one. */
  score: Score | null;
  /** A round that its game tells in its own way. */
  roundEnd: RoundEvents | null;
  /** The game whose standings were put aside to look at the table, or -1. */
  aside: number;
}

export interface Sharing {
  readonly story: Story;
  readonly purses: readonly Purse[];
}

export const NOTHING_YET: Progress = {
  story: null,
  paid: [],
  stolen: [],
  purses: null,
  sharing: null,
  score: null,
  roundEnd: null,
  aside: -1,
};

/** A round ended: tell its story. A newer story takes the place of one that is still being told. */
export const ended = (
  progress: Progress,
  story: Story | null,
  { before, after, isPaid }: Payment = UNPAID,
): Progress =>
  story
    ? {
        ...progress,
        story,
        roundEnd: null,
        score: null,
        paid: story.paid,
        stolen: [],
        purses: isPaid ? after : null,
        sharing: isPaid ? null : { story, purses: before },
      }
    : progress;

/** What lies before each seat before and after the news of a round's end. */
export interface Payment {
  readonly before: readonly Purse[];
  readonly after: readonly Purse[];
  /** The next round has begun with it, or the game is over: nothing is left to be shared. */
  readonly isPaid: boolean;
}

const UNPAID: Payment = { before: [], after: [], isPaid: false };

/** Gold was paid or stolen after the news of the round's end: payments belong to the story that is being told. */
export const paidMore = (
  progress: Progress,
  paid: readonly Paid[],
  stolen: readonly Paid[] = [],
): Progress =>
  progress.sharing && paid.length + stolen.length > 0
    ? {
        ...progress,
        paid: [...progress.paid, ...paid],
        stolen: [...progress.stolen, ...stolen],
      }
    : progress;

/** The next round begins: the gold of the last one has been shared. */
export const shared = (progress: Progress, purses: readonly Purse[]): Progress =>
  progress.sharing
    ? {
        ...progress,
        sharing: null,
        score: scoreOf(progress.sharing.story, progress.sharing.purses, purses, [
          ...progress.paid,
          ...progress.stolen,
        ]),
      }
    : progress;

/** The game is over: no score comes between, and a story that is still being told says what everybody has. */
export const settled = (progress: Progress, purses: readonly Purse[] | null): Progress =>
  progress.sharing ? { ...progress, sharing: null, purses } : progress;

/** The score was looked at. */
export const scoreSeen = (progress: Progress): Progress => ({ ...progress, score: null });

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
  const { story, paid, purses } = progress;
  if (story) return { kind: 'reveal', story, paid, purses };
  if (progress.roundEnd) return { kind: 'roundEnd', round: progress.roundEnd };
  if (!scene.view) return null;
  if (progress.score && !scene.isOver) return { kind: 'score', score: progress.score };
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
