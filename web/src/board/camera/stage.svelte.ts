// The camera over one board: where it is, where it goes, and whether a hand has moved it.

import { lessMotion } from '../../base/settings.svelte.ts';
import { between, type Camera, type Size } from './camera.ts';

/** How long the stage takes to move. */
const EASE = 250;
/** Before the page is laid out (and in tests) there is no size. */
const UNKNOWN: Size = { width: 800, height: 600 };

export class Stage {
  width = $state(0);
  height = $state(0);
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** The player has moved it; the stage no longer follows the mine by itself. */
  free = $state(false);

  size = $derived<Size>(
    this.width > 0 && this.height > 0 ? { width: this.width, height: this.height } : UNKNOWN,
  );

  #frame = 0;
  #settled = false;
  #goal = $state.raw<Camera | null>(null);

  /** Be as large as an element from now on; the answer ends it. */
  measure(element: HTMLElement): () => void {
    const sizes = new ResizeObserver(() => {
      this.width = element.clientWidth;
      this.height = element.clientHeight;
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
    };
  }

  /** It is known how large the stage is. */
  get isReady(): boolean {
    return this.width > 0;
  }

  /** Something was shown already, of which the eye remembers where it was. */
  get isSettled(): boolean {
    return this.#settled;
  }

  /** The camera is on its way. */
  get isMoving(): boolean {
    return this.#goal !== null;
  }

  /** Where the camera is, or is going to be in a moment. */
  get heading(): Camera {
    return this.#goal ?? this.camera;
  }

  /** Ease there; the first time, and with reduced motion, be there at once. */
  moveTo(camera: Camera): void {
    cancelAnimationFrame(this.#frame);
    if (!this.#settled || lessMotion()) {
      this.#settled = this.width > 0;
      this.#goal = null;
      this.camera = camera;
      return;
    }
    const from = this.camera;
    const begin = performance.now();
    this.#goal = camera;
    const tick = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begin) / EASE));
      this.camera = between(from, camera, part);
      if (part < 1) this.#frame = requestAnimationFrame(tick);
      else this.#goal = null;
    };
    this.#frame = requestAnimationFrame(tick);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** A hand has moved it there. */
  take(camera: Camera): void {
    cancelAnimationFrame(this.#frame);
    this.#goal = null;
    this.free = true;
    this.camera = camera;
  }
}
