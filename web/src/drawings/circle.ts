/** A circle as a path, so that several are one element. */
export function circlePath(x: number, y: number, radius: number): string {
  const half = (across: number): string => `a${radius} ${radius} 0 1 0 ${across} 0`;
  return `M${x - radius} ${y}${half(2 * radius)}${half(-2 * radius)}Z`;
}
