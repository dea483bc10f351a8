/** A server that answers by HTTP, and the words a person finds on a page, for tests. Not part of the page. */

import { cleanup, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { vi } from 'vitest';

import { speak } from '../base/i18n/full.testkit.ts';
import type { Brief, GameInfo } from '../base/protocol/protocol.gen.ts';
import { go } from '../base/router.svelte.ts';

interface Request {
  path: string;
  body: unknown;
  token: string | null;
}

/** A server whose answers are set by the test. A path without an answer is not found. */
export class FakeServer {
  readonly requests: Request[] = [];
  readonly #answers = new Map<string, { body: unknown; status: number }>();
  /** The connection fails. */
  isDown = false;

  constructor(answers: Readonly<Record<string, unknown>> = {}) {
    for (const [path, body] of Object.entries(answers)) this.answer(path, body);
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => this.#fetched(path, init));
  }

  answer(path: string, body: unknown, status = 200): void {
    this.#answers.set(path, { body, status });
  }

  #fetched(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const method = body === undefined ? '' : 'POST ';
    this.requests.push({ path: method + path, body, token: headers.get('Authorization') });
    if (this.isDown) return Promise.reject(new TypeError('offline'));
    const answer = this.#answers.get(method + path);
    const { body: said, status } = answer ?? { body: { why: 'no-table' }, status: 404 };
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  }

  asked(path: string): Request[] {
    return this.requests.filter((request) => request.path === path);
  }
}

/** Open a page at its address, in English. */
export function visit(address: string, page: Component): void {
  speak('en');
  go(address, { replace: true });
  render(page);
}

/** After each test: no page, no fake server, nothing kept by the browser. */
export function leave(): void {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
}

export const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The first element that a selector finds. */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

export const field = (selector: string): HTMLInputElement => find(selector) as HTMLInputElement;

export const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(text);

/** What a control is called: its label if it has one, otherwise its text. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-labelledby');
  const named = label === null ? null : document.getElementById(label);
  return element.getAttribute('aria-label') ?? text(named ?? element);
}

/** The one control with this name; the name may be the beginning only. */
export function control(selector: string, name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const found =
    all.find((each) => nameOf(each) === name) ?? all.find((each) => nameOf(each).startsWith(name));
  if (!found) throw new Error(`no ${selector} is called ${name}: ${all.map(nameOf).join(', ')}`);
  return found;
}

export const button = (name: string): HTMLButtonElement =>
  control('button', name) as HTMLButtonElement;

/** Where a link leads. */
export const target = (name: string): string | null => control('a', name).getAttribute('href');

/** The radio button of a choice, by the words beside it. */
export function option(legend: string, label: string): HTMLInputElement {
  const fields = [...document.querySelectorAll('fieldset')];
  const field = fields.find((each) => text(each.querySelector('legend')) === legend);
  const found = [...(field?.querySelectorAll('label') ?? [])].find((each) =>
    text(each).startsWith(label),
  );
  const radio = found?.querySelector('input');
  if (!radio) throw new Error(`${legend} has no ${label}`);
  return radio;
}

export const isShown = (words: string): boolean => text(document.body).includes(words);

/** Wait until a check holds; a busy machine is no fault of a test. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

/** Wait until the page says something. */
export const reads = (words: string): Promise<void> =>
  until(() => {
    if (!isShown(words)) throw new Error(`the page does not say: ${words}`);
  });

export const brief = (code: string, change: Partial<Brief> = {}): Brief => ({
  code,
  game: 'saboteur',
  status: 'playing',
  seats: 3,
  people: 2,
  free: 0,
  round: 1,
  you: -1,
  turn: 0,
  turn_name: 'Béla',
  left: -1,
  game_id: '',
  scores: [],
  touched: 0,
  ...change,
});

const LEVELS = ['apprentice', 'miner', 'foreman'].map((name, index) => ({
  number: index + 1,
  name,
}));
const STYLES = ['steady', 'bold', 'patient', 'helpful', 'grumpy'];

export const SABOTEUR: GameInfo = {
  name: 'saboteur',
  seats: [3, 10],
  options: [
    { name: 'gold_draw', choices: ['diggers', 'players'], rule: 'SAB-R21' },
    { name: 'allow_concede', choices: ['off', 'on'], rule: '' },
  ],
  levels: LEVELS,
  styles: STYLES,
  bots: [],
  balance: [
    {
      seats: 5,
      bot: 'foreman',
      rounds: 200,
      roles: [
        { role: 'digger', wins: 57 },
        { role: 'saboteur', wins: 43 },
      ],
    },
  ],
};
export const DARK_CAVE: GameInfo = {
  name: 'the-dark-cave',
  seats: [2, 4],
  options: [],
  levels: LEVELS,
  styles: STYLES,
  bots: [],
  balance: [],
};
