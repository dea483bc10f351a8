// The game page has to come quickly: a build in which it needs too much script fails, and the
// server is told what the page needs, so that browsers can ask for all of it at once.

import { gzipSync } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

import { NEEDED } from './chunks.ts';
import { languages, packName } from './words.ts';

/** Bytes of compressed script. The goal is 60 kB; nobody may move away from it. */
const MOST = 77_800;
/** Read by `undermine/server/ahead.py`. */
const LIST = 'ahead.json';

type Files = Rolldown.OutputBundle;

const size = ({ code }: Rolldown.OutputChunk): number => gzipSync(code, { level: 9 }).length;

/** Every script that the game page loads before anybody can play; small ones, which ask for more, first. */
function scripts(bundle: Files): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(
    NEEDED.map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      if (!chunk) throw new Error(`There is no file for ${module}.`);
      return chunk;
    }),
  );
  // A set grows while it is walked.
  for (const { imports } of needed) {
    for (const name of imports) {
      const chunk = named.get(name);
      if (chunk) needed.add(chunk);
    }
  }
  return [...needed].sort((one, other) => size(one) - size(other));
}

/** Where everything lies that the page needs; of the sentences those of one language are enough. */
function list(bundle: Files, needed: readonly Rolldown.OutputChunk[]): string {
  const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const packs = languages().map((language) => {
    const names = Object.keys(bundle);
    return [language, names.find((name) => name.includes(packName(language, 'first')))] as const;
  });
  return JSON.stringify({
    scripts: needed.map(({ fileName }) => fileName),
    styles,
    words: Object.fromEntries(packs),
  });
}

export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const needed = scripts(bundle);
        const sizes = needed.map((chunk) => `${size(chunk)} ${chunk.fileName}`);
        const sum = needed.reduce((all, chunk) => all + size(chunk), 0);
        if (sum > MOST) {
          this.error(`The game page needs ${sum} of ${MOST} bytes:\n${sizes.join('\n')}`);
        }
        this.info(`The game page needs ${sum} of ${MOST} bytes.`);
        this.emitFile({ type: 'asset', fileName: LIST, source: list(bundle, needed) });
      },
    },
  };
}
