import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { darkBySystem } from './tools/dark-by-system';
import { symbolsInPage } from './tools/symbols-in-page';

const SERVER = process.env.BUTTONBOX_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), darkBySystem(), symbolsInPage()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: true },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
