/** The hut's parts as SVG text, in a box of 276 x 184: roof 5 and 6, walls 1 to 4, a spot under each wall. */
export const ROOFS: Record<number, string> = { 5: 'M138 6 L8 72 H138 Z', 6: 'M138 6 L268 72 H138 Z' };
export const WALL = { top: 74, width: 58, height: 54, step: 59, left: 20 };
export const SPOT = { top: 134, width: 44, height: 46, inset: 7 };

export const wallX = (section: number): number => WALL.left + (section - 1) * WALL.step;
export const spotX = (spot: number): number => wallX(spot) + SPOT.inset;

/** The middle of a section, where its number stands. */
export const middleOf = (section: number): [number, number] =>
  section > 4 ? [section === 5 ? 94 : 182, 50] : [wallX(section) + WALL.width / 2, 101];

const WOOD = ['#c9935a', '#b98147'];
const board = (x: number, y: number, width: number, height: number, i: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${WOOD[i % 2]}" stroke="#5d3a21" stroke-width="1.3"/>`;

export function wallPlanks(section: number): string {
  const [x, width] = [wallX(section), WALL.width / 4];
  return [0, 1, 2, 3].map((i) => board(x + 1 + i * width, WALL.top, width - 2, WALL.height, i)).join('');
}

export const roofPlanks = (section: number): string =>
  [0, 1, 2, 3, 4, 5].map((i) => board(section === 5 ? 0 : 138, 2 + i * 12, 140, 10.5, i)).join('');

/** Strokes across a section that a boy blocks. */
export const bars = (section: number): string => {
  const x = wallX(section);
  return `M${x + 6} 122 L${x + 52} 80 M${x + 6} 100 L${x + 28} 80 M${x + 30} 122 L${x + 52} 102`;
};

export const cell = (spot: number): string => {
  const [x, y] = [spotX(spot), SPOT.top];
  return `M${x + 11} ${y + 2} v42 M${x + 22} ${y + 2} v42 M${x + 33} ${y + 2} v42`;
};

/** The edge of a cloth badge. */
export function scallops(radius: number, lobes = 14, depth = 0.1, n = 140): string {
  const points = Array.from({ length: n }, (_, k) => {
    const angle = (2 * Math.PI * k) / n;
    const r = radius * (1 - depth / 2 + (depth / 2) * Math.cos(lobes * angle));
    return `${(50 + r * Math.sin(angle)).toFixed(1)} ${(50 - r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join(' L')} Z`;
}
