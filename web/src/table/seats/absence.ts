/** Decides whether the table waits for an absent or idle player, and which seats may vote about it. */

import { AWAY_PATIENCE, SEAT_PATIENCE, TURN_PATIENCE } from '../../base/protocol/clocks.gen.ts';
import type { MotionKind, Pace, SeatInfo, TableInfo } from '../../base/protocol/protocol.gen.ts';

/** Milliseconds of waiting after which people may vote on a stand-in for the turn. */
const TURN_AFTER = TURN_PATIENCE * 1000;
/** Milliseconds after which they may vote on one until the person is back. */
const SEAT_AFTER = SEAT_PATIENCE * 1000;

export interface Stall {
  seat: number;
  cause: 'away' | 'idle';
  /** The stand-in that people may vote for. */
  motion: MotionKind;
}

const isPlaying = (seat: SeatInfo | undefined): seat is SeatInfo =>
  seat?.kind === 'person' && seat.bot === '';

/** Somebody else is waited for and nothing else will move the game on; null: nobody. */
export function stallOf(info: TableInfo, actor: number, you: number, waited: number): Stall | null {
  const seat = info.seats[actor];
  if (info.status !== 'playing' || info.paused || info.config.pace === 'turns') return null;
  if (actor === you || !isPlaying(seat)) return null;
  if (seat.away > 0) return { seat: actor, cause: 'away', motion: 'standin' };
  if (info.config.pace !== 'none' || waited < TURN_AFTER) return null;
  return {
    seat: actor,
    cause: 'idle',
    motion: waited < SEAT_AFTER ? 'standin-turn' : 'standin',
  };
}

/** Whether people may vote on handing a seat on: a bot plays there, or nobody has for long. */
export function mayHandOver(seat: SeatInfo, pace: Pace, waited: number, now: number): boolean {
  if (seat.bot !== '') return true;
  const isGone = seat.away > 0 && now - seat.away >= AWAY_PATIENCE;
  return pace !== 'turns' && (isGone || waited >= SEAT_AFTER);
}

/** Everybody who votes about a seat: the other people who are here and play themselves. */
export const votersAbout = (info: TableInfo, about: number): number[] =>
  info.seats.flatMap((seat, index) =>
    index !== about && isPlaying(seat) && seat.present ? [index] : [],
  );

/** How many of so many voters must be for it. */
export function votesNeeded(kind: MotionKind, voters: number): number {
  if (kind === 'handover' || kind === 'admit') return Math.max(2, voters);
  return Math.floor(voters / 2) + 1;
}
