import type { Port } from '../art/cards/path-outline.ts';
import type { View } from '../base/protocol/view.ts';
import type { BoardCards } from './board-game.ts';
import type { Point, Size } from './camera/camera.ts';
import type { CellTarget, Ghost } from './a11y/describe.ts';
import type { Walks } from './pawns/walk-motion.ts';

/** The properties and callbacks of a board. Only the first two are required. */
export interface BoardProps {
  view: View;
  cards: BoardCards;
  targets?: ReadonlyMap<string, CellTarget> | undefined;
  ghost?: Ghost | null | undefined;
  /** Cells whose cards wait for the end of my turn. */
  staged?: readonly string[] | undefined;
  last?: { cell: string; seat: number } | null | undefined;
  /** A cell to bring into sight; it pulses. */
  focus?: string | null | undefined;
  /** The side of a cell that does not fit. */
  why?: { cell: string; side?: Port | undefined } | null | undefined;
  names?: readonly string[] | undefined;
  /** Cells that a text names: letters and numbers show at the rim. */
  named?: readonly string[] | undefined;
  /** In which turn I looked at a goal. */
  peeks?: ReadonlyMap<number, number> | undefined;
  /** A goal that lies open for me right now. */
  opened?: string | null | undefined;
  /** Goals that the viewer knows stay visible, without holding a key. */
  openPeeks?: boolean | undefined;
  /** Turned by 90°: start below, goals above. */
  rotated?: boolean | undefined;
  /** A tap beside the targets asks why not. */
  asks?: boolean | undefined;
  /** A table: its light is remembered. */
  table?: string | undefined;
  /** The way that each figure has just gone. */
  walked?: Walks | undefined;
  /** A picture: nothing moves, nothing can be hit. */
  static?: boolean | undefined;
  /** A target, or the ghost itself, was tapped. */
  ontarget?: ((cell: string) => void) | undefined;
  /** Enter on the ghost; without it the same as a tap. */
  onconfirm?: ((cell: string) => void) | undefined;
  onwhy?: ((cell: string) => void) | undefined;
  /** A finger rests on a cell, or it was clicked with the right button, at a point of the window; without it the same as `onwhy`. */
  onhelp?: ((cell: string, at: Point) => void) | undefined;
  /** The cross of a staged card was tapped. */
  onback?: (() => void) | undefined;
  /** The stage is so large; before it is laid out, that is only a guess. */
  onmeasure?: ((stage: Size, isReady: boolean) => void) | undefined;
}
