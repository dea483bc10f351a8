import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { compiled } from '../../../scripts/compile-fluent.ts';
import { sourceOf } from './full.testkit.ts';
import { Tongue, type Facts, type Pattern } from './format.ts';

/** Numbers of every kind that English and German tell apart, and words that some sentence selects by. */
const VALUES = [0, 1, 2, 11, 1234, 'own', 'other', 'Ada'];

/** Every fact that a sentence asks for, and every way it knows. */
function asked(pattern: Pattern, found = new Map<string, Set<string>>()): typeof found {
  if (typeof pattern === 'string') return found;
  for (const part of pattern) {
    if (typeof part === 'string' || 'key' in part) continue;
    const [fact, ways = {}] = part;
    const known = found.get(fact) ?? new Set();
    found.set(fact, new Set([...known, ...Object.keys(ways)]));
    for (const way of Object.values(ways)) asked(way, found);
  }
  return found;
}

/** Facts to try a sentence with: all of the same value, and each way once. */
function samples(pattern: Pattern): Facts[] {
  const facts = asked(pattern);
  const same = VALUES.map((value) =>
    Object.fromEntries([...facts.keys()].map((fact) => [fact, value])),
  );
  const ways = [...facts].flatMap(([fact, known]) =>
    [...known].map((way) => ({ ...same[1], [fact]: Number.isNaN(+way) ? way : +way })),
  );
  return [{}, ...same, ...ways];
}

describe.each(['en', 'de'] as const)('sentences in %s', (language) => {
  const source = sourceOf(language);
  const sentences = compiled(source);
  const tongue = new Tongue(language, (key) => sentences[key]);
  const fluent = new FluentBundle(language, { useIsolating: false });
  fluent.addResource(new FluentResource(source));

  function byFluent(key: string, facts: Facts): string {
    const [name = '', attribute] = key.split('.');
    const message = fluent.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return fluent.formatPattern(pattern ?? '', facts, []);
  }

  it('are said as Fluent says them', () => {
    for (const [key, pattern] of Object.entries(sentences)) {
      for (const facts of samples(pattern)) {
        expect(tongue.say(pattern, facts), key).toBe(byFluent(key, facts));
      }
    }
  });
});

describe('what the page cannot say', () => {
  it.each(['a = { NUMBER($n) }', 'a = { -term }', 'a = { "x" ->\n   *[x] y\n }'])(
    'is refused: %s',
    (source) => {
      expect(() => compiled(source)).toThrow(/^a /);
    },
  );
});

describe('numbers', () => {
  const source = ['zero', 'one', 'two', 'few', 'many'].map((kind) => `    [${kind}] ${kind}\n`);
  const sentences = compiled(`cards = { $count ->\n${source.join('')}   *[other] other\n }`);

  it.each([
    ['pl', { 1: 'one', 2: 'few', 5: 'many', 12: 'many', 22: 'few' }],
    ['ar', { 0: 'zero', 1: 'one', 2: 'two', 3: 'few', 11: 'many', 100: 'other' }],
  ])('have the categories of CLDR in %s', (language, kinds) => {
    const tongue = new Tongue(language, (key) => sentences[key]);
    for (const [count, kind] of Object.entries(kinds)) {
      expect(tongue.say(sentences.cards ?? '', { count: Number(count) })).toBe(kind);
    }
  });
});
