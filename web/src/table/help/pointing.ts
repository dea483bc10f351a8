// Pointers and the focus on cards: who rests on one is shown its help, who presses long opens it.

import type { Point } from '../../board/camera/camera.ts';
import { isSame, type Subject } from './table-help.svelte.ts';

/** What follows from pointing. */
export interface Pointed {
  /** Resting on a card shows its help. */
  canHover(): boolean;
  point(subject: Subject | null): void;
  open(subject: Subject): void;
  /** A card is picked: a long press on something else asks why not. */
  isAsking(): boolean;
}

/** A pointer rests so long before the help comes, by where the card is. */
const REST = { hand: 120, seat: 350, board: 700, piece: 500 } as const;
/** So long it stays when the pointer has left, to reach the panel. */
const LEAVE = 220;
/** A finger that presses so long means the help. */
export const LONG_PRESS = 350;
const SLOP = 9;

/** What an element shows; at a point of the window it may be a piece. */
type Find = (target: EventTarget | null, at?: Point) => Subject | null;

export class Pointing {
  readonly #find: Find;
  readonly #on: Pointed;
  #timer = 0;
  /** What the pointer or the focus is on. */
  #rested: Subject | null = null;
  #press = 0;
  #wasLong = false;
  /** When a pointer was pressed last, in milliseconds of the page. */
  pressedAt = 0;
  #from: { x: number; y: number } | null = null;

  constructor(find: Find, on: Pointed) {
    this.#find = find;
    this.#on = on;
  }

  /** Listen; the answer ends it. */
  attach(): () => void {
    const off = new AbortController();
    const { signal } = off;
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      heard: (event: DocumentEventMap[Type]) => void,
      capture = false,
    ): void => {
      document.addEventListener(type, heard, { signal, capture });
    };
    listen('pointerover', this.#over.bind(this));
    listen('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        this.#rest(this.#find(target));
    });
    listen('focusout', () => {
      this.#leave();
    });
    listen('pointerdown', this.#down.bind(this), true);
    listen('pointermove', this.#move.bind(this));
    for (const end of ['pointerup', 'pointercancel'] as const)
      listen(end, () => {
        this.#cancel();
      });
    listen('click', this.#click.bind(this), true);
    listen('contextmenu', this.#menu.bind(this), true);
    return () => {
      clearTimeout(this.#timer);
      this.#cancel();
      off.abort();
    };
  }

  /** The pointer is over the help itself, or left it. */
  stay(stays: boolean): void {
    if (stays) clearTimeout(this.#timer);
    else this.#leave();
  }

  #over({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType === 'mouse') this.#rest(this.#find(target, { x, y }));
  }

  /** From a card of the board onto a piece that lies on it, or back. */
  #across(event: PointerEvent): void {
    const { target, pointerType, clientX: x, clientY: y } = event;
    if (pointerType !== 'mouse' || !(target instanceof Element && target.closest('[data-cell]')))
      return;
    if (!isSame(this.#find(target, { x, y }), this.#rested)) this.#over(event);
  }

  #rest(found: Subject | null): void {
    this.#rested = found;
    if (!this.#on.canHover()) return;
    if (!found) {
      this.#leave();
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (this.#on.canHover()) this.#on.point(found);
    }, REST[found.from]);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#on.point(null);
    }, LEAVE);
  }

  // -- long presses on cards before seats; the hand and the board hear their own -------------------

  #down({ target, pointerType, clientX, clientY }: PointerEvent): void {
    this.pressedAt = performance.now();
    this.#cancel();
    this.#wasLong = false;
    const found = this.#find(target);
    if (pointerType === 'mouse') clearTimeout(this.#timer);
    if (pointerType === 'mouse' || found?.from !== 'seat' || this.#on.isAsking()) return;
    this.#from = { x: clientX, y: clientY };
    this.#press = window.setTimeout(() => {
      this.#wasLong = true;
      this.#on.open(found);
    }, LONG_PRESS);
  }

  #move(event: PointerEvent): void {
    this.#across(event);
    const { clientX, clientY } = event;
    if (this.#from && Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > SLOP)
      this.#cancel();
  }

  #cancel(): void {
    clearTimeout(this.#press);
    this.#from = null;
  }

  /** The click at the end of a long press means nothing. */
  #click(event: Event): void {
    if (!this.#wasLong) return;
    this.#wasLong = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #menu(event: Event): void {
    const found = this.#find(event.target);
    if (found?.from !== 'seat' || this.#on.isAsking()) return;
    event.preventDefault();
    event.stopPropagation();
    this.#on.open(found);
  }
}
