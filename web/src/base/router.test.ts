import { afterEach, describe, expect, it } from 'vitest';

import { parse } from './route.ts';
import { go, link, route } from './router.svelte.ts';

afterEach(() => {
  document.body.replaceChildren();
  go('/', { replace: true });
});

describe('an address', () => {
  it.each([
    ['/', 'home', {}],
    ['/new?game=saboteur', 'new', {}],
    ['/join/', 'join', {}],
    ['/t/Red-Fox', 'table', { code: 'red-fox' }],
    ['/replay/g1?at=12&as=me', 'replay', { id: 'g1' }],
    ['/rules/saboteur#SAB-042', 'rules', { game: 'saboteur' }],
    ['/finished', 'finished', {}],
    ['/settings', 'settings', {}],
    ['/t', 'missing', {}],
    ['/t/a/b', 'missing', {}],
    ['/new/more', 'missing', {}],
    ['/%E0%A4%A', 'missing', {}],
    ['/constructor', 'missing', {}],
  ])('%s is %s', (address, page, params) => {
    expect(parse(address)).toMatchObject({ page, params });
  });

  it('has a query and a hash', () => {
    expect(parse('/replay/g1?at=12').query.get('at')).toBe('12');
    expect(parse('/rules/saboteur#SAB-042').hash).toBe('SAB-042');
  });
});

describe('going somewhere', () => {
  it('changes the page', () => {
    go('/t/red-fox');
    expect(route()).toMatchObject({ page: 'table', params: { code: 'red-fox' } });
    expect(location.pathname).toBe('/t/red-fox');
  });

  it('follows back and forward', () => {
    go('/settings');
    history.replaceState(null, '', '/join');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(route().page).toBe('join');
  });
});

describe('a link', () => {
  function clicked(
    change: (anchor: HTMLAnchorElement) => void,
    init: MouseEventInit = {},
  ): boolean {
    const anchor = document.createElement('a');
    anchor.href = '/new?game=saboteur';
    change(anchor);
    document.body.append(anchor);
    link(anchor);
    let followed = false;
    anchor.addEventListener('click', (event) => {
      followed = event.defaultPrevented;
      event.preventDefault();
    });
    anchor.dispatchEvent(new MouseEvent('click', { cancelable: true, ...init }));
    return followed;
  }

  it('changes the page without loading', () => {
    expect(clicked(() => undefined)).toBe(true);
    expect(route().query.get('game')).toBe('saboteur');
  });

  it('leaves new tabs, downloads and other places to the browser', () => {
    expect(clicked(() => undefined, { ctrlKey: true })).toBe(false);
    expect(clicked(() => undefined, { button: 1 })).toBe(false);
    expect(clicked((anchor) => (anchor.target = '_blank'))).toBe(false);
    expect(
      clicked((anchor) => {
        anchor.setAttribute('download', '');
      }),
    ).toBe(false);
    expect(clicked((anchor) => (anchor.href = 'https://example.org/'))).toBe(false);
    expect(route().page).toBe('home');
  });
});
