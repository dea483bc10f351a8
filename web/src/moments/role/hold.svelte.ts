/** A card that is open only while it is held. */

export const FILL = 1200;
export const FILL_LESS = 600;
export const SNUFF = 120;

export class Hold {
  /** shut → filling → open → closing → shut */
  phase = $state<'shut' | 'filling' | 'open' | 'closing'>('shut');
  /** It was open at least once. */
  seen = $state(false);
  /** It was let go before it opened. */
  early = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fill: () => number;

  /** `fill` says how long one must hold before it opens. */
  constructor(fill: () => number) {
    this.#fill = fill;
  }

  get isHeld(): boolean {
    return this.phase === 'filling' || this.phase === 'open';
  }

  press(): void {
    if (this.isHeld) return;
    this.phase = 'filling';
    this.#after(this.#fill(), () => {
      this.phase = 'open';
      this.seen = true;
      this.early = false;
    });
  }

  release(): void {
    if (!this.isHeld) return;
    const wasOpen = this.phase === 'open';
    this.phase = wasOpen ? 'closing' : 'shut';
    this.early = !wasOpen;
    clearTimeout(this.#timer);
    if (wasOpen) this.#after(SNUFF, () => (this.phase = 'shut'));
  }

  #after(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }

  /** Shut at once, for good. */
  end(): void {
    clearTimeout(this.#timer);
    this.phase = 'shut';
  }
}
