import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

import { layers, NO_IMPORT_CALL } from './scripts/layers.ts';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['node_modules/', 'dist/', 'public/']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Numbers in sentences and class names are no mistake.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  layers,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // A `let` of a rune may look constant to a linter that reads only the script.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      'no-restricted-syntax': [
        'error',
        NO_IMPORT_CALL,
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: 'The policy of the page forbids style attributes; write style:name={value}.',
        },
      ],
    },
  },
  {
    files: ['*.config.js', '*.config.ts', 'scripts/*.ts'],
    languageOptions: { globals: globals.node },
  },
);
