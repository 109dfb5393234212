/** The outlines of the four sewn buttons, in a box of 100 x 100. */
import { type Point, at, polygon, steps } from '../../drawings/polygon';
import type { Colour } from '../types';

/** A flower: a circle whose radius swings with the lobes. */
function flower(radius: number, lobes = 8, depth = 0.13, n = 96): string {
  return polygon(
    steps(n).map((k) => {
      const angle = (2 * Math.PI * k) / n;
      const r = radius * (1 - depth / 2 + (depth / 2) * Math.cos(lobes * angle));
      return [50 + r * Math.sin(angle), 50 - r * Math.cos(angle)];
    }),
  );
}

/** A bulging triangle, point up: three arcs joined by three rounded corners. */
function pick(side: number, corner: number): string {
  const height = (side * Math.sqrt(3)) / 2;
  const top: Point = [50, 54 - (height * 2) / 3];
  const right: Point = [50 + side / 2, 54 + height / 3];
  const left: Point = [50 - side / 2, 54 + height / 3];
  const r = side + corner;
  const pushed = (centre: Point, to: Point): string => {
    const [dx, dy] = [to[0] - centre[0], to[1] - centre[1]];
    const length = Math.hypot(dx, dy);
    return at([centre[0] + (dx / length) * r, centre[1] + (dy / length) * r]);
  };
  const arc = (radius: number, to: string): string => `A${radius} ${radius} 0 0 1 ${to}`;
  const start = pushed(left, top);
  return [
    `M${start}`,
    arc(r, pushed(left, right)),
    arc(corner, pushed(top, right)),
    arc(r, pushed(top, left)),
    arc(corner, pushed(right, left)),
    arc(r, pushed(right, top)),
    arc(corner, start),
    'Z',
  ].join(' ');
}

export const SHAPES: Record<Colour, string> = {
  red: '<circle cx="50" cy="50" r="40"/>',
  yellow: `<path d="${flower(43)}"/>`,
  green: '<rect x="13" y="13" width="74" height="74" rx="17"/>',
  blue: `<path d="${pick(55, 14)}"/>`,
};

export const DISHES: Record<Colour, string> = {
  red: '<circle cx="50" cy="50" r="27"/>',
  yellow: '<circle cx="50" cy="50" r="25"/>',
  green: '<rect x="25" y="25" width="50" height="50" rx="11"/>',
  blue: '<circle cx="50" cy="54" r="23.5"/>',
};

export const HOLES: Record<Colour, { radius: number; at: Point[] }> = {
  red: {
    radius: 5.4,
    at: [
      [41, 41],
      [59, 41],
      [41, 59],
      [59, 59],
    ],
  },
  yellow: { radius: 9, at: [[50, 50]] },
  green: {
    radius: 6.4,
    at: [
      [38.5, 50],
      [61.5, 50],
    ],
  },
  blue: {
    radius: 5.6,
    at: [
      [50, 43],
      [40.5, 59.5],
      [59.5, 59.5],
    ],
  },
};

export const THREADS: Record<Colour, string> = {
  red: 'M41 41 L59 59 M59 41 L41 59',
  yellow: '',
  green: 'M38.5 50 H61.5',
  blue: 'M50 43 L40.5 59.5 H59.5 Z',
};
