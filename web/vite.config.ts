import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { darkBySystem } from './tools/dark-by-system';
import { earlyInPage } from './tools/early-in-page';
import { mediaNames } from './tools/media-names';
import { symbolsInPage } from './tools/symbols-in-page';
import { textsInOne } from './tools/texts-in-one';

const SERVER = process.env.BUTTONBOX_SERVER ?? 'http://127.0.0.1:8000';

/** Looking back at a game, and setting one up: nobody needs these on a first visit. */
const AFTERWARDS =
  /src\/(analysis|screens\/(end|replay)|components\/Slider|lib\/(connection\/messages|fair-dice\/(chances|verify)|table\/replaying))/;
const BEFOREHAND = /src\/(screens\/(set-up|lobby)|drawings\/TableTop)/;
const isShared = (id: string): boolean => !AFTERWARDS.test(id) && !BEFOREHAND.test(id);

/** A few chunks instead of many: what every address needs, and what several screens share. */
const groups = [
  { name: 'page', tags: ['$initial' as const], priority: 3 },
  { name: 'shared', test: isShared, minShareCount: 2, priority: 2 },
  { name: 'afterwards', test: AFTERWARDS, priority: 1 },
  { name: 'beforehand', test: BEFOREHAND, priority: 1 },
];

export default defineConfig({
  base: './',
  plugins: [mediaNames(), svelte(), darkBySystem(), symbolsInPage(), textsInOne(), earlyInPage()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
