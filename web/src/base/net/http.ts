/** Sends HTTP requests and reads JSON answers. */

import { at } from './base-path.ts';
import { isRecord } from '../storage.ts';

/** The server refused or did not answer; the catalogue has `wrong-${why}`. */
export class ApiError extends Error {
  readonly why: string;
  readonly detail: string;
  /** 0: there was no answer. */
  readonly status: number;

  constructor(why: string, detail: string, status: number) {
    super(`${why} ${detail}`.trim());
    this.name = 'ApiError';
    this.why = why;
    this.detail = detail;
    this.status = status;
  }
}

/** A word, encoded as a segment of an address. */
export const part = encodeURIComponent;

const early = new Map<string, Promise<unknown>>();

/** Send a request ahead of its use; the first later request for the same path takes its answer. */
export function askEarly(path: string): void {
  const answer = fetched(path);
  answer.catch(() => undefined);
  early.set(path, answer);
}

export function ask<Answer>(path: string, body?: unknown, token = ''): Promise<Answer> {
  const answer = early.get(path) as Promise<Answer> | undefined;
  early.delete(path);
  return answer ?? fetched(path, body, token);
}

/** The sentences lie where the scripts do, and those know where that is. */
const address = (path: string): string => (path.startsWith('/api/') ? at(path) : path);

async function fetched<Answer>(path: string, body?: unknown, token = ''): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(address(path), { headers, ...sent }).catch((error: unknown) => {
    throw new ApiError('line', String(error), 0);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  throw refusal(answer, response.status);
}

function refusal(answer: unknown, status: number): ApiError {
  const said = isRecord(answer) ? answer : {};
  const why = typeof said.why === 'string' ? said.why : 'line';
  return new ApiError(why, typeof said.detail === 'string' ? said.detail : '', status);
}
