import { mount } from 'svelte';

import App from './App.svelte';

/** Show the page. */
export function start(): void {
  const target = document.getElementById('app');
  if (!target) throw new Error('The page has no place for the app.');
  mount(App, { target });
}
