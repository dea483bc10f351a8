import { afterEach, expect, it } from 'vitest';

import { at, within } from './base-path.ts';
import { parse } from '../route.ts';
import { go, route } from '../router.svelte.ts';

const root = document.documentElement;

afterEach(() => {
  delete root.dataset.base;
  go('/', { replace: true });
});

it('changes nothing where we have the whole host', () => {
  expect(at('/new')).toBe('/new');
  expect(within('/t/red-fox')).toBe('/t/red-fox');
});

it('puts addresses below the path of the server, and takes it off again', () => {
  root.dataset.base = '/undermine';

  expect(at('/new')).toBe('/undermine/new');
  expect(within('/undermine/t/red-fox')).toBe('/t/red-fox');
  expect(within('/undermine')).toBe('/');
  expect(within('/undermined/new')).toBeNull();
  expect(within('/new')).toBeNull();
});

it('shows the page of an address below the path', () => {
  root.dataset.base = '/undermine';
  go('/t/red-fox?a=1');

  expect(location.pathname).toBe('/undermine/t/red-fox');
  expect(route().page).toBe('table');
  expect(route().path).toBe('/t/red-fox');
  expect(parse('/undermine').page).toBe('home');
});

it('is asked by every link of our own', () => {
  const sources = import.meta.glob<string>('../../**/*.svelte', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const forgotten = Object.entries(sources).filter(([, text]) => /<a\s[^>]*href="\//.test(text));

  expect(Object.keys(sources).length).toBeGreaterThan(20);
  expect(forgotten.map(([file]) => file)).toEqual([]);
});
