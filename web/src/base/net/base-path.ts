/**
 * Where the pages lie on their host: nothing, or `/undermine` behind a proxy that serves more than
 * us. Paths within the app begin with `/`; `at` makes addresses of them, `within` paths of those.
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
