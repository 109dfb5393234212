/** Screens that nobody needs to play: one part of the page, which is loaded as a whole. */
export { default as About } from './About.svelte';
export { default as Arrival } from './arrival/Arrival.svelte';
export { default as HelpSheet } from '../components/frame/HelpSheet.svelte';
export { default as Lobby } from './lobby/Lobby.svelte';
export { default as Rules } from './rules/Rules.svelte';
export { default as SetUp } from './set-up/SetUp.svelte';
