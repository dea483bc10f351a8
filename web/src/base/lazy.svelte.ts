/** Parts of a page that come after it: fetched while it is idle, or as soon as one is needed. */

/** So long after a failed attempt we try again, and longer each time. */
const PAUSE = 2000;
const LONGEST_PAUSE = 60_000;
/** No later than this the next part is fetched, however busy the page is. */
const BUSY = 2000;

export class Lazy<Part> {
  readonly #load: () => Promise<Part>;
  #part = $state.raw<Part | null>(null);
  #coming: Promise<Part> | null = null;

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  /** The part; null while it is on its way, and who reads it in markup follows. */
  get now(): Part | null {
    if (!this.#part) void this.fetch();
    return this.#part;
  }

  /** The part, if it is here; nobody hurries for it. */
  get here(): Part | null {
    return this.#part;
  }

  /** Comes when the part is here, however often the line breaks before. */
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

/** Not every browser tells when it is idle. */
const idle = (): Promise<unknown> =>
  new Promise((resume) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resume, { timeout: BUSY });
    else setTimeout(resume, BUSY / 10);
  });
