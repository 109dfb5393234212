import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const SOURCES = readdirSync(new URL('src', import.meta.url), { recursive: true, encoding: 'utf8' });
const isOnly = (name) => SOURCES.filter((path) => basename(path) === `${name}.svelte`).length === 1;
const pathOf = (filename) => filename.split('src/').at(-1).replace('.svelte', '').replaceAll('/', '-');

/** Scoped styles are named after their component, readable in a browser's tools: RoundCard, or war-Tray where several share a name. */
const cssHash = ({ name, filename }) => (isOnly(name) ? name : pathOf(filename));

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, discloseVersion: false, cssHash },
};
