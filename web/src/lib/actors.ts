/** Who acts when no seat does. */
export const CHANCE = -1;
export const NOBODY = -2;

export type GameName = 'buttons' | 'war';
export const isGame = (name: string | undefined): name is GameName => name === 'buttons' || name === 'war';
