import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';

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
    table: () => Promise.resolve(page('table')),
    settings: () => new Promise((resolve) => (arrive = resolve)),
  },
}));

const settled = (): Promise<void> => new Promise((resume) => setTimeout(resume)).then(tick);

afterEach(() => {
  cleanup();
  drawn.length = 0;
  document.getElementById('splash')?.remove();
});

/** The page as the server sends it, with a word mark in it. */
async function open(path: string): Promise<void> {
  const splash = document.createElement('div');
  splash.id = 'splash';
  document.body.append(splash);
  vi.stubGlobal('fetch', () => new Promise(() => undefined)); // all sentences are here
  speak('en');
  go(path, { replace: true });
  render(App);
  await settled();
}

const isSplashShown = (): boolean => document.getElementById('splash') !== null;

it('takes the word mark away when a page is there', async () => {
  await open('/settings');
  expect(isSplashShown()).toBe(true);
  arrive(page('settings'));
  await settled();
  expect([drawn, isSplashShown()]).toEqual([['settings'], false]);
});

it('leaves the word mark to a table, which has nothing to show at first', async () => {
  await open('/t/red-fox');
  expect([drawn, isSplashShown()]).toEqual([['table'], true]);
});

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
