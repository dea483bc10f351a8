/** The real sentences, for tests of any folder. Not part of the page. */

import { Catalogue } from './catalogue.ts';
import { words, type Language } from './words.svelte.ts';

const files = import.meta.glob<string>('../../../src/undermine/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function catalogueOf(language: Language): Catalogue {
  const own = Object.keys(files).filter((path) => path.includes(`/locales/${language}/`));
  return new Catalogue(language, own.map((path) => files[path] ?? '').join('\n'));
}

/** Let `words` speak without a server. */
export function speak(language: Language = 'en'): void {
  words.speak(language, catalogueOf(language));
}
