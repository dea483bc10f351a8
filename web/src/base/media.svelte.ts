/** Reactive media queries. Each is created once per page and never unsubscribes. */
export class Media {
  #holds = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    const look = (): void => {
      this.#holds = list.matches;
    };
    list.addEventListener('change', look);
    look();
  }

  /** Whether the query matches; reading it in markup subscribes to changes. */
  get current(): boolean {
    return this.#holds;
  }
}

/** The main pointer is a finger, not a mouse. */
export const coarse = new Media('(pointer: coarse)');

/** The screen is higher than wide. */
export const portrait = new Media('(orientation: portrait)');
