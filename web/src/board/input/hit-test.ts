/** The cell of the board that something on the page belongs to. */
export const cellIn = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest('[data-cell]')?.getAttribute('data-cell') ?? null)
    : null;
