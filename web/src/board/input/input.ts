// Pointer input on a board: pan, zoom, *why not?*, and a look under a goal.

import type { Point } from '../camera/camera.ts';
import type { Eye } from '../camera/camera-controller.svelte.ts';
import { Gestures } from './gestures.ts';
import { cellIn } from './hit-test.ts';
import { CAMERA_KEYS, commandOf } from './board-keys.ts';
import { hold, pan, step, zoomAt } from '../camera/camera-moves.ts';
import type { Stage } from '../camera/stage.svelte.ts';

/** The parts of a board that pointer input acts on. */
export interface BoardInputTarget {
  readonly stage: Stage;
  readonly eye: Eye;
  /** A goal that I know and that is no target. */
  isKnown(cell: string): boolean;
  isTarget(cell: string): boolean;
  /** The goal that is held open. */
  held(): string | null;
  look(cell: string | null): void;
  /** A finger rests on a cell, at a point of the window: what lies there is explained. */
  help(cell: string, at: Point): void;
}

/** Pixels for one press of an arrow key. */
const STRIDE = 80;
const CLOSER = 1.25;
/** A double tap looks so much closer. */
const CLOSE = 1.9;

export class BoardInput {
  readonly #on: BoardInputTarget;

  constructor(on: BoardInputTarget) {
    this.#on = on;
  }

  attach(root: SVGSVGElement): () => void {
    return new Gestures(root, {
      pan: (by) => {
        this.#drag(by);
      },
      zoom: (at, factor) => {
        this.#zoom(at, factor);
      },
      long: (target, at) => {
        const cell = cellIn(target);
        if (cell !== null && this.#on.held() === null) this.#on.help(cell, at);
      },
      press: (target) => {
        const cell = cellIn(target);
        this.#on.look(cell !== null && this.#on.isKnown(cell) ? cell : null);
      },
      release: () => {
        this.#on.look(null);
      },
      double: (at, target) => {
        this.#double(at, cellIn(target));
      },
    }).attach();
  }

  /** A key that no cell has taken. */
  press(event: KeyboardEvent): void {
    const { width, height } = this.#on.stage.size;
    const middle = { x: width / 2, y: height / 2 };
    const way = step({ x: 0, y: 0 }, event.key, false);
    if (event.shiftKey && way) this.#drag({ x: -STRIDE * way.x, y: -STRIDE * way.y });
    else {
      const command = commandOf(CAMERA_KEYS, event.key);
      if (command === undefined) return;
      if (command === 'fit') this.#on.eye.goHome();
      else this.#zoom(middle, command === 'closer' ? CLOSER : 1 / CLOSER);
    }
    event.preventDefault();
  }

  #double(at: Point, cell: string | null): void {
    const { stage, eye } = this.#on;
    if (cell !== null && this.#on.isTarget(cell)) return;
    if (stage.camera.scale > eye.fitted.scale * 1.4) eye.goHome();
    else this.#zoom(at, CLOSE);
  }

  #drag(by: Point): void {
    const { stage, eye } = this.#on;
    stage.take(hold(pan(stage.camera, by), eye.mine, stage.size));
  }

  #zoom(at: Point, factor: number): void {
    const { stage, eye } = this.#on;
    const zoomed = zoomAt(stage.camera, stage.size, at, factor, eye.fitted.scale);
    stage.take(hold(zoomed, eye.mine, stage.size));
  }
}
