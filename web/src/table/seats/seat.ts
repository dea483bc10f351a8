/** The display data of a seat: as a row of the rail, or as a chip of the strip. */

import type { Snippet } from 'svelte';

import type { Banner, GameModule, Purse, ToolSlot } from '../../games/contract.ts';
import type { SeatInfo } from '../../base/protocol/protocol.gen.ts';
import type { Action } from '../../base/protocol/view.ts';
import type { ToolNews } from './tool-changes.ts';

export interface SeatProps {
  seat: number;
  name: string;
  info: SeatInfo | undefined;
  me: boolean;
  onTurn: boolean;
  /** Many seats share the rail. */
  tight: boolean;
  held: number;
  gold: Purse;
  game: GameModule;
  tools: readonly ToolSlot[];
  /** Slots that the picked card can be played on; '' is the seat itself. */
  aims: ReadonlyMap<string, Action>;
  /** The slot the ghost is on. */
  aimed: string | null;
  /** The ghost repairs something or frees somebody. */
  mends: boolean;
  /** The picked card is played on a seat, but not on this one. */
  spared: boolean;
  /** The side that everybody knows. */
  banner: Banner | null;
  /** The seat cannot take part as the others do. */
  barred: boolean;
  /** Cards that I can lift from before me. */
  lifts: readonly string[];
  /** What just happened to a tool. */
  news: ToolNews | undefined;
  /** Over my seat: what was just done to me. */
  over: Snippet | undefined;
  onopen: () => void;
  ontool: (tool: string) => void;
  onlift: (card: string) => void;
  onwhy: (tool?: string) => void;
}
