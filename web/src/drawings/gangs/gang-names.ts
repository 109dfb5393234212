/** The four gangs: emblem, hue and pips of a player in both games. */
export const GANGS = ['fox', 'owl', 'hare', 'hog'] as const;
export type Gang = (typeof GANGS)[number];
