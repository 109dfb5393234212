/** The four colours of BUTTONS, in the order of the rules. */
export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
