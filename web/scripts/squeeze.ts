// Scripts are made smaller twice: what one tool leaves, the other finds.

import { minify, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';

const OPTIONS: MinifyOptions = {
  ecma: 2020,
  module: true,
  compress: { passes: 3 },
};

export function squeeze(): Plugin {
  return {
    name: 'squeeze',
    apply: ({ build }, { command }) => command === 'build' && build?.minify !== false,
    generateBundle: {
      order: 'post',
      async handler(_, files) {
        for (const file of Object.values(files)) {
          if (file.type === 'chunk') file.code = (await minify(file.code, OPTIONS)).code ?? '';
        }
      },
    },
  };
}
