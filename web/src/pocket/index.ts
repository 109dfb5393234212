/** All of the pocket that runs in the page; its worker is a script of its own. */
export { default as PocketNote } from './PocketNote.svelte';
export { default as TakeAlong } from './TakeAlong.svelte';
export { carry } from './carry';
export { openPort, update } from './pocket';
