/** Who acts when no seat does. */
export const CHANCE = -1;
export const NOBODY = -2;
