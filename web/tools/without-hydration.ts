import type { Plugin } from 'vite';

const HYDRATION = /svelte\/src\/internal\/client\/dom\/hydration\.js$/;

/** What Svelte's own module exports, for a page that no server has drawn: nothing is ever taken over. */
const NOTHING_TO_HYDRATE = `
export const hydrating = false;
export const hydrate_node = null;
/* @__NO_SIDE_EFFECTS__ */ export function set_hydrating() {}
/* @__NO_SIDE_EFFECTS__ */ export function set_hydrate_node(node) { return node; }
/* @__NO_SIDE_EFFECTS__ */ export function hydrate_next() {}
/* @__NO_SIDE_EFFECTS__ */ export function hydrate_template() {}
/* @__NO_SIDE_EFFECTS__ */ export function reset() {}
/* @__NO_SIDE_EFFECTS__ */ export function next() {}
/* @__NO_SIDE_EFFECTS__ */ export function skip_nodes() {}
/* @__NO_SIDE_EFFECTS__ */ export function read_hydration_instruction() {}
`;

/** Every component has these calls: they may be left out, too. */
export const HYDRATION_CALLS = ['$.reset', '$.next'];

/** Leaves out what only pages drawn by a server need. */
export function withoutHydration(): Plugin {
  return {
    name: 'without-hydration',
    apply: 'build',
    load: (id) => (HYDRATION.test(id) ? NOTHING_TO_HYDRATE : undefined),
  };
}
