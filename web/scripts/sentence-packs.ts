// `virtual:words`: the addresses of the two sentence files of each language.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { compiled } from './compile-fluent.ts';

const LOCALES = join(import.meta.dirname, '../../src/undermine/locales');
const NOT_FOR_BROWSERS = /^(main|terminal)\./;
/** What a table needs before the first turn; everything else comes after it. */
const FIRST = /^(common|web-clans|web-shell|web-table|cards-.*)\./;

const MODULE = 'virtual:words';
const RESOLVED = `\0${MODULE}`;
const DEV = '/@words/';

export const PARTS = ['first', 'rest'] as const;
export type WordPart = (typeof PARTS)[number];

export const languages = (): string[] => readdirSync(LOCALES).sort();

/** One part of the sentences of a language, as JSON. */
export function pack(language: string, part: WordPart): string {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder).filter(
    (name) => !NOT_FOR_BROWSERS.test(name) && FIRST.test(name) === (part === 'first'),
  );
  const texts = files.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
  return JSON.stringify(compiled(texts.join('\n')));
}

/** What the file of a pack is called before it gets its final name. */
export const packName = (language: string, part: WordPart): string =>
  `words-${language}-${part}.json`;

export function sentencePacks(): Plugin {
  let built = false;
  return {
    name: 'sentence-packs',
    configResolved({ command }) {
      built = command === 'build';
    },
    configureServer({ middlewares }) {
      middlewares.use(DEV, (request, response) => {
        const [, language = '', part] = /^\/(\w+)-(\w+)/.exec(request.url ?? '') ?? [];
        response.setHeader('content-type', 'application/json');
        response.end(pack(language, part === 'first' ? 'first' : 'rest'));
      });
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const address = (language: string, part: WordPart): string => {
        if (!built) return JSON.stringify(`${DEV}${language}-${part}`);
        const source = pack(language, part);
        const name = packName(language, part);
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
      };
      const entries = languages().map((language) => {
        const parts = PARTS.map((part) => `${part}: ${address(language, part)}`);
        return `${language}: { ${parts.join(', ')} }`;
      });
      return `export default { ${entries.join(', ')} };`;
    },
  };
}
