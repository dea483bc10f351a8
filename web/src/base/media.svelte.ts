/** What the screen is like. Made once for each question: nobody ever stops listening. */
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

  /** Whether it is so; who reads it in markup follows. */
  get current(): boolean {
    return this.#holds;
  }
}

/** Fingers, not a mouse. */
export const coarse = new Media('(pointer: coarse)');
