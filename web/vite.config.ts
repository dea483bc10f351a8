import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { preloadManifest } from './scripts/preload-manifest.ts';
import { brotli } from './scripts/brotli.ts';
import { budget } from './scripts/budget.ts';
import { chunks } from './scripts/chunks.ts';
import { lateStyles } from './scripts/late-styles.ts';
import { sentencePacks } from './scripts/sentence-packs.ts';

const server = '127.0.0.1:8321';

export default defineConfig({
  plugins: [
    svelte(),
    sentencePacks(),
    chunks(),
    budget(),
    preloadManifest(),
    lateStyles(),
    brotli(),
  ],
  experimental: {
    // Scripts and styles find each other wherever the server puts them; it rewrites the page.
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    outDir: '../src/undermine/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The page is served under a policy that allows no inline scripts and styles but those of `index.html`.
    assetsInlineLimit: 0,
    // Scripts are announced by the server; naming them here as well would make the first ones larger.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
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
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    passWithNoTests: true,
    testTimeout: 30_000, // a busy machine is no fault of a test
    setupFiles: ['src/games/schemas.testkit.ts'],
  },
  // Tests mount components, so they need Svelte as the browser gets it.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
});
