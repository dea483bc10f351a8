import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it, vi } from 'vitest';

import App from './App.svelte';
import { speak } from '../base/i18n/full.testkit.ts';
import { go } from '../base/router.svelte.ts';

/** Pages that are drawn, in order; the second one is slow. */
const drawn: string[] = [];
const page = (name: string) => ({
  default: () => {
    drawn.push(name);
  },
});
let arrive: (come: unknown) => void = () => undefined;
vi.mock('../chunks.ts', async (original) => ({
  ...(await original<object>()),
  PAGES: {
    home: () => Promise.resolve(page('home')),
    settings: () => new Promise((resolve) => (arrive = resolve)),
  },
}));

const settled = (): Promise<void> => new Promise((resume) => setTimeout(resume)).then(tick);

it('leaves a page alone until the next one is here', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined)); // all sentences are here
  speak('en');
  go('/', { replace: true });
  render(App);
  await settled();
  go('/settings');
  await settled();
  expect(drawn).toEqual(['home']);
  arrive(page('settings'));
  await settled();
  expect(drawn).toEqual(['home', 'settings']);
});
