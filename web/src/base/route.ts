/** Maps addresses to pages and their parameters. */

import { within } from './net/base-path.ts';

export type Page =
  'home' | 'new' | 'join' | 'table' | 'replay' | 'rules' | 'finished' | 'settings' | 'missing';

export interface Route {
  page: Page;
  params: { code?: string; id?: string; game?: string };
  query: URLSearchParams;
  /** Without the `#`. */
  hash: string;
  path: string;
}

const PLAIN = new Map<string, Page>([
  ['', 'home'],
  ['new', 'new'],
  ['join', 'join'],
  ['finished', 'finished'],
  ['settings', 'settings'],
]);

/** The page and parameters of an address. */
export function parse(address: string): Route {
  const url = new URL(address, 'http://undermine');
  const path = within(url.pathname) ?? url.pathname;
  const [first = '', second, ...more] = path.split('/').filter(Boolean).map(decoded);
  const { page, params } = meant(first, more.length > 0 ? undefined : second, second !== undefined);
  const hash = decoded(url.hash.slice(1));
  return { page, params, query: url.searchParams, hash, path };
}

function meant(
  first: string,
  second: string | undefined,
  deep: boolean,
): Pick<Route, 'page' | 'params'> {
  if (!deep) return { page: PLAIN.get(first) ?? 'missing', params: {} };
  if (first === 't' && second) return { page: 'table', params: { code: second.toLowerCase() } };
  if (first === 'replay' && second) return { page: 'replay', params: { id: second } };
  if (first === 'rules' && second) return { page: 'rules', params: { game: second } };
  return { page: 'missing', params: {} };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
