/** The texts that every screen needs, and those that are fetched only where they are wanted. */
export const PARTS = ['page', 'guide', 'tips'] as const;
export type Part = (typeof PARTS)[number];
