import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { darkBySystem } from './tools/dark-by-system';
import { earlyInPage } from './tools/early-in-page';
import { mediaNames } from './tools/media-names';
import { symbolsInPage } from './tools/symbols-in-page';

const SERVER = process.env.BUTTONBOX_SERVER ?? 'http://127.0.0.1:8000';

/** A few chunks instead of many: what every address needs, and what several screens share. */
const groups = [
  { name: 'page', tags: ['$initial' as const], priority: 2 },
  { name: 'shared', minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [mediaNames(), svelte(), darkBySystem(), symbolsInPage(), earlyInPage()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
