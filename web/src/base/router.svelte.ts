/** The current page, derived from the address of the browser alone. */

import { at, within } from './net/base-path.ts';
import { parse, type Route } from './route.ts';

export type { Page, Route } from './route.ts';

class Router {
  route = $state.raw<Route>(parse(location.href));

  constructor() {
    window.addEventListener('popstate', () => {
      this.read();
    });
  }

  read(): void {
    this.route = parse(location.href);
  }
}

export const router = new Router();

export const route = (): Route => router.route;

/** Go to an address of ours. */
export function go(path: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', at(path));
  else history.pushState(null, '', at(path));
  const before = router.route.path;
  router.read();
  if (!replace && router.route.path !== before && !router.route.hash) window.scrollTo(0, 0);
}

/** An action for links: `<a href="/new" use:link>` changes the page without loading it anew. */
export function link(anchor: HTMLAnchorElement): { destroy: () => void } {
  const follow = (event: MouseEvent): void => {
    const special = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const elsewhere = anchor.target !== '' || anchor.hasAttribute('download');
    if (event.defaultPrevented || event.button !== 0 || special || elsewhere) return;
    const path = within(anchor.pathname);
    if (anchor.origin !== location.origin || path === null) return;
    event.preventDefault();
    go(path + anchor.search + anchor.hash);
  };
  anchor.addEventListener('click', follow);
  return {
    destroy: () => {
      anchor.removeEventListener('click', follow);
    },
  };
}
