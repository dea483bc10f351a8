/** The real sentences, for tests of any folder. Not part of the page. */

import { compiled } from '../../../scripts/compile-fluent.ts';
import { Catalogue } from './full.ts';
import { words, type Language } from './index.svelte.ts';

const files = import.meta.glob<string>('../../../../src/undermine/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Everything that is said in a language, as Fluent. */
export function sourceOf(language: Language): string {
  const own = Object.keys(files).filter((path) => path.includes(`/locales/${language}/`));
  return own.map((path) => files[path] ?? '').join('\n');
}

export const catalogueOf = (language: Language): Catalogue =>
  new Catalogue(language, compiled(sourceOf(language)));

/** Let `words` speak without a server. */
export function speak(language: Language = 'en'): void {
  words.speak(language, catalogueOf(language));
}
