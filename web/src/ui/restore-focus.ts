import { shown } from '../base/staged-render.svelte.ts';

/** What had the focus is gone from the page: the title takes it, so that it is never lost. */
export async function keepFocus(): Promise<void> {
  await shown();
  const active = document.activeElement;
  if (active && active !== document.body) return;
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
