import { expect, test } from 'vitest';

import { CREAM } from '../colours';
import { glyph, GLYPH_NAMES, icon, isGlyph } from '../icons/icon';
import * as PAGES from '../icons/pages';
import { ACTION_KINDS, actionCard } from './action-card';

const { dark, second } = ACTION_KINDS.mend;
const TONES = { main: CREAM, second, cut: dark };

test('one sign stands alone in the middle', () => {
  const drawn = actionCard(ACTION_KINDS.mend, ['lamp'], 'a');

  expect(drawn).toContain(glyph('lamp', { x: 32, y: 42, size: 36 }, TONES));
});

test('of two signs one stands upper left, the other lower right', () => {
  const drawn = actionCard(ACTION_KINDS.mend, ['cart', 'lamp'], 'a');

  expect(drawn).toContain(glyph('cart', { x: 21.5, y: 34, size: 24 }, TONES));
  expect(drawn).toContain(glyph('lamp', { x: 42.5, y: 50, size: 24 }, TONES));
});

test.each(Object.entries(ACTION_KINDS))('the mark of %s stands at the foot', (_, kind) => {
  const tones = { main: kind.shine, second: kind.shine, cut: kind.dark };

  expect(actionCard(kind, ['map'], 'a')).toContain(
    glyph(kind.mark, { x: 32, y: 90, size: 13 }, tones),
  );
});

const SOURCES = import.meta.glob<string>('../../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every sign that a page names is drawn', () => {
  const named = Object.values(SOURCES).flatMap((source) => [
    ...source.matchAll(/<Icon(?:Button)?\s+name="([\w-]+)"/g),
    ...source.matchAll(/\bicon="([\w-]+)"/g),
  ]);

  expect(named.length).toBeGreaterThan(15);
  expect(named.map(([, name = '']) => name).filter((name) => !isGlyph(name))).toEqual([]);
});

test('no two signs look alike, and each has its main tone', () => {
  const icons = [...GLYPH_NAMES, ...Object.values(PAGES)].map(icon);

  expect(new Set(icons).size).toBe(icons.length);
  for (const drawn of icons) expect(drawn).toContain('currentColor');
});
