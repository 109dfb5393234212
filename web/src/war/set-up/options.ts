import type { Json } from '../../lib/connection/messages';

/** How a table is set up: who starts (null for by lot), and whether with track tiles (W3). */
export interface WarOptions {
  start: number | null;
  tiles: boolean;
}

export const readOptions = ({ start, tiles }: Json): WarOptions => ({
  start: typeof start === 'number' ? start : null,
  tiles: tiles === true,
});
