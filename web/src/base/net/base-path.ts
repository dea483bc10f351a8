/**
 * The base path of the pages on their host: empty, or `/undermine` behind a proxy that serves other
 * sites too. Paths within the app begin with `/`; `at` makes addresses of them, `within` paths of those.
 */

const base = (): string => document.documentElement.dataset.base ?? '';

/** The address of a path of ours. */
export const at = (path: string): string => base() + path;

/** The path of an address; null if it is not one of ours. */
export function within(pathname: string): string | null {
  const prefix = base();
  if (pathname === prefix) return '/';
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null;
}
