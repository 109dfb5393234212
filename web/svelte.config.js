import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Short names for the classes that keep a component's styles to itself: every element carries one. */
const cssHash = ({ hash, css }) => `s${hash(css).slice(-4)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash, discloseVersion: false } };
