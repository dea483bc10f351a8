import { shown } from '../base/staged-render.svelte.ts';

/** Moves the focus to the title when the focused element has left the page. */
export async function keepFocus(): Promise<void> {
  await shown();
  const active = document.activeElement;
  if (active && active !== document.body) return;
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
