import { within } from '../base/net/base-path.ts';

/** Where a click on a link leads within the house; null when the browser shall handle it. */
export function inside(event: MouseEvent, here: Location): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href, here.href);
  const path = url.origin === here.origin ? within(url.pathname) : null;
  if (path === null || path.startsWith('/api/')) return null;
  return path + url.search + url.hash;
}
