/** The four gangs by seat: emblem, hue and pips of a player in both games. */
export const GANGS = ['fox', 'owl', 'hare', 'hog'] as const;
export type Gang = (typeof GANGS)[number];

export const gangOf = (seat: number): Gang => GANGS[seat] ?? 'fox';
