import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['dist', 'node_modules', 'lighthouse', 'public/assets']),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // noUncheckedIndexedAccess makes `!` the way to say that an index is in range.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Short fixed lists are drawn in place; lists whose entries move have keys.
      'svelte/require-each-key': 'off',
      // `{' '}` is a space that the formatter keeps.
      'svelte/no-useless-mustaches': 'off',
      // Maps that are built once, or that nothing draws.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
);
