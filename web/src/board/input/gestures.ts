// Fingers, mouse and wheel on the stage: drag, pinch, long press. Taps stay ordinary clicks.

import type { Point } from '../camera/camera.ts';

export interface GestureHandlers {
  /** Move by pixels. */
  pan(by: Point): void;
  /** Zoom around a point of the stage. */
  zoom(at: Point, factor: number): void;
  /** A finger rests, or the right button was pressed, at a point of the window. */
  long(target: EventTarget | null, at: Point): void;
  /** A finger or the left button went down, or is up again. */
  press(target: EventTarget | null): void;
  release(): void;
  /** Twice on the same spot. */
  double(at: Point, target: EventTarget | null): void;
}

/** A press that moves less than this is a tap. */
const SLOP = 7;
const LONG = 350;
const DOUBLE = 300;

export class Gestures {
  #fingers = new Map<number, Point>();
  #moved = false;
  #timer = 0;
  #lastTap: { at: Point; when: number } | null = null;
  #origin: Point = { x: 0, y: 0 };

  constructor(
    private readonly root: SVGElement,
    private readonly hands: GestureHandlers,
  ) {}

  /** Listen; returns how to stop. */
  attach(): () => void {
    const { root } = this;
    const off = new AbortController();
    const options = { signal: off.signal };
    root.addEventListener('pointerdown', this.#down.bind(this), options);
    root.addEventListener('pointermove', this.#move.bind(this), options);
    root.addEventListener('pointerup', this.#up.bind(this), options);
    root.addEventListener('pointercancel', this.#up.bind(this), options);
    root.addEventListener('lostpointercapture', this.#lose.bind(this), options);
    root.addEventListener('click', this.#click.bind(this), { ...options, capture: true });
    root.addEventListener('wheel', this.#wheel.bind(this), { ...options, passive: false });
    root.addEventListener('contextmenu', this.#menu.bind(this), options);
    return () => {
      clearTimeout(this.#timer);
      off.abort();
    };
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const speed = event.ctrlKey ? 0.01 : 0.0015;
    this.hands.zoom(this.#at(event), Math.exp(-event.deltaY * speed));
  }

  #menu(event: MouseEvent): void {
    event.preventDefault();
    // The right button of a mouse is a press of its own: what was moved before does not count.
    if (this.#fingers.size === 0) this.#moved = false;
    if (!this.#moved) this.#rest(event);
  }

  #at(event: MouseEvent): Point {
    const box = this.root.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button === 2) return;
    const at = this.#at(event);
    if (this.#fingers.size === 0) {
      this.#moved = false;
      this.#origin = at;
    }
    this.#fingers.set(event.pointerId, at);
    clearTimeout(this.#timer);
    if (this.#fingers.size > 1) {
      this.#moved = true;
      this.hands.release();
      return;
    }
    const { target, clientX, clientY } = event;
    this.hands.press(target);
    this.#timer = window.setTimeout(() => {
      this.#rest({ target, clientX, clientY });
    }, LONG);
  }

  /** A long press happened: the click that may follow means nothing. */
  #rest({ target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>): void {
    clearTimeout(this.#timer);
    if (this.#moved) return;
    this.#moved = true;
    this.hands.long(target, { x: clientX, y: clientY });
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const at = this.#at(event);
    if (!this.#moved) {
      if (Math.hypot(at.x - this.#origin.x, at.y - this.#origin.y) < SLOP) return;
      this.#moved = true;
      clearTimeout(this.#timer);
      this.hands.release();
      this.root.setPointerCapture(event.pointerId);
    }
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, at);
    if (other) this.#pinch(before, at, other);
    else this.hands.pan({ x: at.x - before.x, y: at.y - before.y });
  }

  #pinch(before: Point, at: Point, other: Point): void {
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(at.x - other.x, at.y - other.y);
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    if (was > 0) this.hands.zoom(middle, is / was);
    this.hands.pan({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
  }

  #up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId)) return;
    clearTimeout(this.#timer);
    if (this.#fingers.size === 0) this.hands.release();
  }

  /** What a finger touched first loses it to the stage when it begins to drag: that is no end. */
  #lose(event: PointerEvent): void {
    if (event.target === this.root) this.#up(event);
  }

  /** The end of a drag is no tap; two taps on one spot are a double tap. */
  #click(event: MouseEvent): void {
    if (this.#moved && event.detail > 0) {
      this.#moved = false;
      event.stopPropagation();
      return;
    }
    if (event.detail === 0) return;
    const at = this.#at(event);
    const last = this.#lastTap;
    this.#lastTap = { at, when: event.timeStamp };
    if (!last || event.timeStamp - last.when > DOUBLE) return;
    if (Math.hypot(at.x - last.at.x, at.y - last.at.y) > 24) return;
    this.#lastTap = null;
    this.hands.double(at, event.target);
  }
}
