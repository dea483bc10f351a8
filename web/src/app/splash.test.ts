/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { hewn } from '../art/lettering/letters.ts';
import '../art/lettering/full.ts';
import { wordmark } from '../art/lettering/wordmark.ts';
import { SETTINGS } from '../base/storage.ts';

const page = readFileSync('index.html', 'utf8');
const css = readFileSync('src/app/app.css', 'utf8');

it('shows the word mark that the home page shows', () => {
  const { path, weight } = hewn('Undermine', 43, 3.5);
  expect(page).toContain(`d="${path}"`);
  expect(wordmark(43)).toContain(path);
  expect(page).toContain('viewBox="-8.6 -8.6 337.55 60.2"');
  expect(wordmark(43)).toContain('viewBox="-8.6 -8.6 337.55 60.2"');
  const widths = [...page.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual(
    [1.6, 1.42, 1.06, 0.16].map((share) => Math.round(weight * share * 100) / 100),
  );
});

it('has the ground of the room in both themes', () => {
  for (const [, ground = ''] of css.matchAll(/--bg: (#\w{6})/g)) {
    expect(page).toContain(`background: ${ground}`);
  }
});

it('reads the theme from where the settings are kept', () => {
  expect(page).toContain(`localStorage.getItem('${SETTINGS}')`);
});

it('needs no other file: neither script nor style of the word mark has an address', () => {
  const splash = page.slice(page.indexOf('<style>'), page.indexOf('<div id="app">'));
  expect(splash).not.toMatch(/src=|url\((?!#)|href="[^#"]/);
});
