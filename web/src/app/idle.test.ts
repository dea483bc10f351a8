/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|css|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(`src/${name}`, 'utf8') }));

/** An idle page draws nothing, so everything that moves comes to an end. */
it.each([
  ['an animation without end', /animation[^;{}]*\binfinite\b|iterations: Infinity/],
  ['an animation inside a drawing', /<animate/],
])('nothing has %s', (_, pattern) => {
  expect(files.filter(({ text }) => pattern.test(text)).map(({ name }) => name)).toEqual([]);
});
