/** Lazily loaded parts of a page: fetched while the page is idle, or as soon as one is needed. */

/** Milliseconds before the first retry of a failed download; each further retry waits longer. */
const PAUSE = 2000;
const LONGEST_PAUSE = 60_000;
/** Milliseconds after which the next part is fetched even if the page is never idle. */
const BUSY = 2000;

export class Lazy<Part> {
  readonly #load: () => Promise<Part>;
  #part = $state.raw<Part | null>(null);
  #coming: Promise<Part> | null = null;

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  /** The part, or null while it is loading; reading it in markup subscribes to it. */
  get now(): Part | null {
    if (!this.#part) void this.fetch();
    return this.#part;
  }

  /** The part if it is loaded already; reading it does not start the download. */
  get here(): Part | null {
    return this.#part;
  }

  /** Resolves when the part is loaded; failed downloads are repeated until then. */
  fetch(): Promise<Part> {
    return (this.#coming ??= this.#insist(PAUSE));
  }

  async #insist(pause: number): Promise<Part> {
    try {
      return (this.#part = await this.#load());
    } catch {
      await new Promise((resume) => setTimeout(resume, pause));
      return this.#insist(Math.min(pause * 2, LONGEST_PAUSE));
    }
  }
}

/** Fetch parts one after the other while the page has nothing else to do. */
export async function fetchWhenIdle(...parts: Lazy<unknown>[]): Promise<void> {
  for (const part of parts) {
    await idle();
    await part.fetch();
  }
}

/** `requestIdleCallback`, or a timer in browsers without it. */
const idle = (): Promise<unknown> =>
  new Promise((resume) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resume, { timeout: BUSY });
    else setTimeout(resume, BUSY / 10);
  });
