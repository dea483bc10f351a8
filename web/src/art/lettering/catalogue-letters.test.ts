// Titles are cut in stone, so every character that a title may have must be cut.

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { sourceOf } from '../../base/i18n/full.testkit';
import { hewn } from './letters';
import './full';

const SOURCES = import.meta.glob<string>('../../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What is given to CarvedText, or as the title of a page or a sheet. */
const CARVED = Object.values(SOURCES)
  .flatMap((source) => [...source.matchAll(/<(?:CarvedText|PageFrame|Sheet)\b[^>]*/g)])
  .map(([tag]) => tag)
  .flatMap((tag) => [...tag.matchAll(/(?:text|title)=\{(.*)/gs)])
  .map(([, given = '']) => given);

/** Their keys, as patterns: `game-${config.game}` is any key of a game. */
const KEYS = [
  ...new Set(
    CARVED.flatMap((given) =>
      [...given.matchAll(/['`]([a-z][\w-]*(?:\$\{[^}]*\})?)['`]/g)].map(([, key = '']) => key),
    ),
  ),
];

const isCarved = (id: string): boolean =>
  KEYS.some((key) =>
    key.includes('$') ? new RegExp(`^${key.replace(/\$.*/, '')}(?!.*-pitch)`).test(id) : key === id,
  );

/** All words that a message can say. */
function wordsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(wordsIn);
  if (typeof part !== 'object' || part === null) return [];
  if ('variants' in part) return wordsIn(part.variants);
  if ('type' in part && part.type === 'str' && 'value' in part) return wordsIn(part.value);
  return 'key' in part && 'value' in part ? wordsIn(part.value) : [];
}

it('finds the titles in the sources', () => {
  expect(KEYS).toEqual(expect.arrayContaining(['home-mine', 'settings-title', 'lobby-heads']));
  expect(KEYS.some((key) => key.startsWith('game-${'))).toBe(true);
});

describe.each(['en', 'de'] as const)('titles in %s', (language) => {
  // A title that only names another message has no words of its own.
  const titles = new FluentResource(sourceOf(language)).body
    .filter(({ id }) => isCarved(id))
    .map(({ id, value }) => ({ id, said: wordsIn(value).join('') }))
    .filter(({ said }) => said !== '');

  it('are found', () => {
    expect(titles.length).toBeGreaterThan(KEYS.length);
  });

  it.each(titles)('$id', ({ said }) => {
    const missing = Array.from(said).filter(
      (letter) => !/\s/.test(letter) && !hewn(letter, 10).path,
    );

    expect(missing).toEqual([]);
  });
});

it('cuts the code of a table and every number', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
    expect(hewn(letter, 10).path, letter).not.toBe('');
  }
});
