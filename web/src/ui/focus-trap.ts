/** The focusable elements inside a sheet, in Tab order. */
export function stops(root: HTMLElement): HTMLElement[] {
  const found = root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [tabindex]',
  );
  return [...found].filter(
    (stop) => stop.tabIndex >= 0 && !stop.hasAttribute('disabled') && !stop.closest('[inert]'),
  );
}

/**
 * Opens a dialog over everything, keeps the Tab key inside it and gives the focus back when it goes.
 * Starts at the element marked `data-first`, else at the first thing that is not the closing cross.
 */
export function holdFocus(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  const marked = dialog.querySelector<HTMLElement>('[data-first]');
  const all = stops(dialog);
  (marked ?? all[1] ?? all[0] ?? dialog).focus();

  function wrap(event: KeyboardEvent): void {
    if (event.key !== 'Tab') return;
    const ring = stops(dialog);
    const first = ring[0];
    const last = ring.at(-1);
    if (!first || !last) {
      event.preventDefault();
      return;
    }
    const from = event.shiftKey ? first : last;
    if (document.activeElement === from || !dialog.contains(document.activeElement)) {
      event.preventDefault();
      (event.shiftKey ? last : first).focus();
    }
  }

  dialog.addEventListener('keydown', wrap);
  return () => {
    dialog.removeEventListener('keydown', wrap);
    if (dialog.open) dialog.close();
    // Cells of the board are no HTMLElement.
    const canTake = before instanceof HTMLElement || before instanceof SVGElement;
    if (canTake && before.isConnected) before.focus();
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
    }
  };
}
