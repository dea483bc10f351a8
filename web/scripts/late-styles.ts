// Build plugin: the style sheet of the first script stands behind the word mark, which does not wait for it.

import type { Plugin } from 'vite';

const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

export const lateStyles = (): Plugin => ({
  name: 'late-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page) {
      const sheets = page.match(SHEET) ?? [];
      return page.replace(SHEET, '').replace('</body>', `${sheets.join('')}\n  </body>`);
    },
  },
});
