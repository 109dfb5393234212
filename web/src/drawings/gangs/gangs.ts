/** The four gangs, and which one a seat has. */
export { GANGS, type Gang } from './gang-names';
export { gangOf, gangOfEmblem, showEmblems } from './gangs.svelte';
