/** The geometry of the chances: a field 1000 wide and 100 high, stretched to its place. */
export const WIDTH = 1000;
export const HEIGHT = 100;
/** A seat's line is known by its colour and by its stitch. */
export const STITCHES = ['none', '8 5', '.1 5', '11 4 .1 4'];

const short = (value: number): number => Math.round(value * 10) / 10;

/** One line through a seat's chances at the places of the game, of which the last is `last`. */
export function lineOf(chances: number[], last: number): string {
  const points = chances.map(
    (chance, i) => `${short((WIDTH * i) / Math.max(1, last))} ${short(HEIGHT * (1 - chance))}`,
  );
  return points.length ? `M${points.join('L')}` : '';
}

/** Smooth the judge's small fluctuations: a median of nearby values keeps every real step. */
export function calmed(values: number[], reach: number): number[] {
  return values.map((_, i) => {
    const near = Math.min(reach, i, values.length - 1 - i);
    return values.slice(i - near, i + near + 1).sort((a, b) => a - b)[near]!;
  });
}

/** Heights moved apart by at least `gap`, in their order, within 0 and 100. */
export function spread(heights: number[], gap: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const moved: number[] = [];
  order.forEach((seat, i) => (moved[seat] = Math.max(heights[seat]!, i ? moved[order[i - 1]!]! + gap : 0)));
  order
    .reverse()
    .forEach((seat, i) => (moved[seat] = Math.min(moved[seat]!, i ? moved[order[i - 1]!]! - gap : HEIGHT)));
  return moved;
}
