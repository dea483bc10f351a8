// The game page has to come quickly: a build in which it needs too much script fails.

import { gzipSync } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

/** Bytes of compressed script. The goal is 60 kB; nobody may move away from it. */
const MOST = 81_500;
/** What has to be there before anybody can play; with everything that these import at once. */
const NEEDED = ['/index.html', '/src/pages/Table.svelte', '/src/table/TablePage.svelte'];

const size = ({ code }: Rolldown.OutputChunk): number => gzipSync(code, { level: 9 }).length;

export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const needed = new Set(
        NEEDED.map((module) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
          return chunk ?? this.error(`There is no file for ${module}.`);
        }),
      );
      // A set grows while it is walked.
      for (const { imports } of needed) {
        for (const name of imports) {
          const chunk = named.get(name);
          if (chunk) needed.add(chunk);
        }
      }
      const sizes = [...needed].map((chunk) => `${size(chunk)} ${chunk.fileName}`);
      const sum = [...needed].reduce((all, chunk) => all + size(chunk), 0);
      if (sum > MOST) {
        this.error(`The game page needs ${sum} of ${MOST} bytes:\n${sizes.join('\n')}`);
      }
      this.info(`The game page needs ${sum} of ${MOST} bytes.`);
    },
  };
}
