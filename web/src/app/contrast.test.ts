/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { contrast } from '../art/contrast.testkit.ts';

const css = readFileSync('src/app/app.css', 'utf8');

type Tokens = Map<string, string>;

function tokens(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([a-z0-9]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  );
}

const GROUNDS = ['bg', 's0', 's1', 's2', 's3'];
const dark = tokens(':root');
const themes: [string, Tokens][] = [
  ['dark', dark],
  ['light', new Map([...dark, ...tokens(":root[data-theme='light']")])],
];

describe.each(themes)('the colours of the %s room', (_, colours) => {
  const worst = (name: string): number =>
    Math.min(
      ...GROUNDS.map((ground) => contrast(colours.get(name) ?? '', colours.get(ground) ?? '')),
    );

  it.each(['tx', 'tx2', 'tx3', 'lamp', 'lamp2', 'ok', 'bad', 'info'])('%s can be read', (name) => {
    expect(worst(name)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows where a control ends', () => {
    expect(worst('edge')).toBeGreaterThanOrEqual(3);
  });

  it.each(['#ffd684', '#f0ad3c', '#d98d24'])('writes on lamp light %s', (lamp) => {
    expect(contrast(colours.get('on') ?? '', lamp)).toBeGreaterThanOrEqual(4.5);
  });
});
