import { readdirSync } from 'node:fs';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const COMPONENTS = readdirSync(new URL('src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svelte'))
  .sort();

/** Styles are named by the component's place in the list: a hash is longer and does not compress. */
const cssHash = ({ filename }) => `s${COMPONENTS.findIndex((path) => filename.endsWith(`src/${path}`))}`;

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, discloseVersion: false, cssHash },
};
