// Beside every text file of the build lies the same, packed as tightly as browsers can read.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** Fonts are packed already; a small file gains nothing. */
const TEXT = /\.(js|css|json)$/;
const SMALL = 800;

export function brotli(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => TEXT.test(one))) {
        const file = join(dir, name);
        const data = readFileSync(file);
        if (data.length >= SMALL) writeFileSync(`${file}.br`, brotliCompressSync(data));
      }
    },
  };
}
