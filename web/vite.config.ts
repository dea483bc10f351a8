import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { ahead } from './scripts/ahead.ts';
import { brotli } from './scripts/brotli.ts';
import { budget } from './scripts/budget.ts';
import { chunks, FORMS } from './scripts/chunks.ts';
import { squeeze } from './scripts/squeeze.ts';
import { words } from './scripts/words.ts';

const server = '127.0.0.1:8321';

/** The server sends no markup that Svelte could take over: all code for that is left out. */
const neverHydrates: Plugin = {
  name: 'never-hydrates',
  apply: 'build',
  transform: {
    filter: { id: /svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
    handler(code) {
      const lean = code
        .replace('export let hydrating = false;', 'export const hydrating = false;')
        .replace('\thydrating = value;\n', '');
      if (/\bhydrating = (?!false)/.test(lean)) this.error('Svelte hydrates in another way now.');
      return { code: lean, map: null };
    },
  },
};

/** Scripts name each other, and nothing packs worse than a hash. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  plugins: [svelte(), words(), neverHydrates, chunks(), squeeze(), budget(), ahead(), brotli()],
  build: {
    outDir: '../src/undermine/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The page is served under a policy that allows neither inline scripts nor inline styles.
    assetsInlineLimit: 0,
    // Scripts are announced by the server; naming them here as well would make the first ones larger.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      output: SHORT_NAMES,
      // Svelte does not say so itself; what only forms need would be fetched by every page.
      treeshake: { moduleSideEffects: (id) => (id.endsWith(FORMS) ? false : undefined) },
    },
    license: { fileName: 'licences.md' },
  },
  server: {
    // Sentences come from the catalogue that the Python side uses.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: `http://${server}` },
      '/ws': { target: `ws://${server}`, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    passWithNoTests: true,
    testTimeout: 30_000, // a busy machine is no fault of a test
    setupFiles: ['src/lib/kinds.testkit.ts'],
  },
  // Tests mount components, so they need Svelte as the browser gets it.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
});
