import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { darkBySystem } from './tools/dark-by-system';
import { earlyInPage } from './tools/early-in-page';
import { emptyPocket } from './tools/empty-pocket';
import { mediaNames } from './tools/media-names';
import { pageFiles } from './tools/page-files';
import { symbolsInPage } from './tools/symbols-in-page';
import { textsInOne } from './tools/texts-in-one';

const SERVER = process.env.BUTTONBOX_SERVER ?? 'http://127.0.0.1:8000';

/** Looking back at a game; reading, setting one up and joining it: nobody needs these on a first visit. */
const AFTERWARDS =
  /src\/(analysis|screens\/(end|replay)|components\/fields\/Slider|\w+\/chances|lib\/(connection\/messages|fair-dice\/(chances|verify)|replay\/replaying))/;
const BEFOREHAND =
  /src\/(screens\/(set-up|lobby|arrival|rules|About|beforehand)|components\/frame\/HelpSheet|drawings\/TableTop)/;
/** Playing without a server. */
const POCKET = /src\/pocket\//;
const isShared = (id: string): boolean => ![AFTERWARDS, BEFOREHAND, POCKET].some((part) => part.test(id));

/** A few chunks instead of many: what every address needs, and what several screens share. */
const groups = [
  { name: 'page', tags: ['$initial' as const], priority: 3 },
  { name: 'shared', test: isShared, minShareCount: 2, priority: 2 },
  { name: 'afterwards', test: AFTERWARDS, priority: 1 },
  { name: 'beforehand', test: BEFOREHAND, priority: 1 },
  { name: 'pocket', test: POCKET, priority: 1 },
];

export default defineConfig({
  base: './',
  plugins: [
    mediaNames(),
    svelte(),
    darkBySystem(),
    symbolsInPage(),
    textsInOne(),
    earlyInPage(),
    pageFiles(),
    emptyPocket(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/pocket/[name]-[hash].js' } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
