/** A secret that is open only while a finger or a key holds its button. */

/** How long it stays open after a click without a press, as screen readers do. */
const CLICKED = 4000;

export class Peek {
  open = $state(false);
  #timer = 0;

  readonly press = (): void => {
    clearTimeout(this.#timer);
    this.open = true;
  };

  readonly release = (): void => {
    clearTimeout(this.#timer);
    this.open = false;
  };

  /** For the button; the window releases, too, when it loses the focus. */
  readonly handlers = {
    onpointerdown: this.press,
    onpointerup: this.release,
    onpointerleave: this.release,
    onpointercancel: this.release,
    onclick: ({ detail }: MouseEvent): void => {
      if (detail > 0) return;
      this.press();
      this.#timer = window.setTimeout(this.release, CLICKED);
    },
    onkeydown: ({ key }: KeyboardEvent): void => {
      if (key === ' ' || key === 'Enter') this.press();
    },
    onkeyup: this.release,
    onblur: this.release,
    oncontextmenu: (event: Event): void => {
      event.preventDefault();
    },
  };
}
