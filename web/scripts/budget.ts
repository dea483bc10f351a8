// An alarm: a build fails when the game page needs more compressed script than ADR 16 allows.

import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

import { NEEDED, NEXT } from './chunks.ts';
import { reached, type Script } from './chunk-graph.ts';

/** Bytes of gzipped script until the first turn; raising it takes a line in ADR 16. */
const MOST = 92_000;

const size = ({ code }: Script): number => gzipSync(code, { level: 9 }).length;

export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, files) {
        const needed = reached(files, [...NEEDED, ...NEXT]);
        const sizes = needed.map((chunk) => `${size(chunk)} ${chunk.fileName}`);
        const sum = needed.reduce((all, chunk) => all + size(chunk), 0);
        if (sum > MOST) {
          this.error(`The game page needs ${sum} of ${MOST} bytes:\n${sizes.join('\n')}`);
        }
        this.info(`The game page needs ${sum} of ${MOST} bytes.`);
      },
    },
  };
}
