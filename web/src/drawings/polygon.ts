/** Paths with corners, to a tenth. */
export type Point = readonly [number, number];

const round = (n: number): string => String(Math.round(n * 10) / 10);
export const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
export const polygon = (points: Point[]): string => `M${points.map(at).join(' L')} Z`;
export const steps = (n: number): number[] => Array.from({ length: n }, (_, k) => k);
