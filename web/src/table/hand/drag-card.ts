// A card is pulled to the board, or to another place of the hand, with pointer events: the same for
// mouse, finger and pen.

export interface Pull {
  /** It left its place. */
  begin(): void;
  move(x: number, y: number): void;
  drop(x: number, y: number): void;
  cancel(): void;
  /** It was held without moving. */
  long(): void;
}

const SLOP = 9;
/** Held so long, in milliseconds, it is a question about the card. */
const LONG = 350;

/** Follow one pointer from its press on a card. Returns whether the press became more than a tap. */
export function follow(event: PointerEvent, pull: Pull): () => boolean {
  const from = { x: event.clientX, y: event.clientY };
  let state: 'tap' | 'drag' | 'long' = 'tap';
  const timer = window.setTimeout(() => {
    if (state !== 'tap') return;
    state = 'long';
    pull.long();
  }, LONG);

  const off = new AbortController();
  // On the window: a quick hand leaves the card between two events.
  const listen = (type: string, heard: (event: PointerEvent) => void): void => {
    const ours = (other: Event): void => {
      if (other instanceof PointerEvent && other.pointerId === event.pointerId) heard(other);
    };
    window.addEventListener(type, ours, { signal: off.signal });
  };
  const end = (): void => {
    clearTimeout(timer);
    off.abort();
  };

  listen('pointermove', ({ clientX, clientY }) => {
    if (state === 'long') return;
    if (state === 'tap') {
      if (Math.hypot(clientX - from.x, clientY - from.y) < SLOP) return;
      state = 'drag';
      clearTimeout(timer);
      pull.begin();
    }
    pull.move(clientX, clientY);
  });
  listen('pointerup', ({ clientX, clientY, timeStamp }) => {
    end();
    if (state === 'drag') pull.drop(clientX, clientY);
    // A busy page may hear of a short tap late.
    else if (timeStamp - event.timeStamp < LONG) state = 'tap';
  });
  listen('pointercancel', () => {
    end();
    if (state === 'drag') pull.cancel();
  });
  return () => state !== 'tap';
}
