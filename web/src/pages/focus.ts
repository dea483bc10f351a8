import { tick } from 'svelte';

/** What had the focus is gone from the page: the title takes it, so that it is never lost. */
export async function keepFocus(): Promise<void> {
  await tick();
  const active = document.activeElement;
  if (active && active !== document.body) return;
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
