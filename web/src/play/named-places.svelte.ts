/**
 * The places that a text on the screen names just now: a log line under the pointer or the focus,
 * the line in the strip, an open why-not. The board shows its letters and numbers while there are
 * any, and marks these cells.
 */

import { untrack } from 'svelte';

/** Who names places; each names its own, and takes back only its own. */
export type Namer = 'log' | 'strip' | 'why-not';

class NamedPlaces {
  #named = $state.raw<Readonly<Partial<Record<Namer, readonly string[]>>>>({});
  /** Cells (`3,-1`), each once. */
  readonly cells: readonly string[] = $derived([...new Set(Object.values(this.#named).flat())]);

  /**
   * From now on these cells are named by `namer`, in place of those it named before.
   * An effect that calls this does not depend on the names: it would run again for its own change.
   */
  name(namer: Namer, cells: readonly string[]): void {
    const named = untrack(() => this.#named);
    const before = named[namer] ?? [];
    if (before.join(' ') !== cells.join(' ')) this.#named = { ...named, [namer]: cells };
  }

  forget(namer: Namer): void {
    this.name(namer, []);
  }
}

export const namedPlaces = new NamedPlaces();

/**
 * Names the cells while an element is pointed at or has the focus of the keyboard, and from a tap
 * until the next touch or key: what a finger opens takes the focus and gives it back. The
 * answer ends that.
 */
export function namesPlaces(
  element: HTMLElement,
  namer: Namer,
  cells: readonly string[],
): () => void {
  let isTapped = false;
  const off = new AbortController();
  const { signal } = off;
  const name = (): void => {
    namedPlaces.name(namer, cells);
  };
  const forgetUnless = (selector: string) => (): void => {
    if (!isTapped && !element.matches(selector)) namedPlaces.forget(namer);
  };
  const untap = (): void => {
    if (isTapped) namedPlaces.forget(namer);
    isTapped = false;
  };
  const tap = (event: MouseEvent): void => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    isTapped = true;
    name();
    for (const next of ['pointerdown', 'keydown'])
      window.addEventListener(next, untap, { signal, capture: true, once: true });
  };
  const focus = (): void => {
    if (element.matches(':focus-visible')) name();
  };
  element.addEventListener('pointerenter', name, { signal });
  element.addEventListener('pointerleave', forgetUnless(':focus-visible'), { signal });
  element.addEventListener('focus', focus, { signal });
  element.addEventListener('blur', forgetUnless(':hover'), { signal });
  element.addEventListener('click', tap, { signal });
  return () => {
    off.abort();
    namedPlaces.forget(namer);
  };
}
