import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = '127.0.0.1:8321';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/undermine/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The page is served under a policy that allows neither inline scripts nor inline styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
  },
  // Tests mount components, so they need Svelte as the browser gets it.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
});
