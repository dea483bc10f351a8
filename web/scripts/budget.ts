// The game page has to come quickly: a build in which it needs too much script fails.

import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

import { NEEDED, NEXT } from './chunks.ts';
import { reached, type Script } from './reach.ts';

/** Bytes of compressed script. Words about who is away took the page over its first 60 kB. */
const MOST = 62_000;

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
