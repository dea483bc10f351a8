/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

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

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
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
