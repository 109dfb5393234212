/** The pictures of quarry, forest and meadow, in a box of 92 x 78. */
import { tree } from '../../drawings/scenery';
import type { Location } from '../tables';

const QUARRY =
  '<g stroke="var(--quarry-3)" stroke-width="1.8" stroke-linejoin="round"><path d="M2 62 L14 22 L34 12 L46 30 L60 18 L80 40 L86 62 Z" fill="var(--quarry-2)"/>' +
  '<path d="M14 22 L26 40 L20 62 M34 12 L38 34 L52 46 L50 62 M60 18 L62 40 L74 62" fill="none"/>' +
  '<path d="M66 66 l8-10 l14 3 l3 9 z M6 68 l6-9 l11 1 l5 9 z" fill="var(--quarry)"/></g>';

const FLOWERS: [number, number, string][] = [
  [14, 30, 'var(--meadow-3)'],
  [38, 18, '#fffaf0'],
  [62, 34, '#7d9fc4'],
  [80, 20, 'var(--meadow-3)'],
  [30, 46, '#fffaf0'],
  [52, 50, 'var(--meadow-3)'],
];
const PETALS = [[1, 0], [-1, 0], [0, 1], [0, -1]];

const petal = ([x = 0, y = 0]: number[]): string => `<circle cx="${5.2 * x}" cy="${5.2 * y}" r="4"/>`;

const flower = ([x, y, fill]: [number, number, string]): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 6 V20" stroke="var(--meadow-2)" stroke-width="2.5"/>` +
  `<g fill="${fill}" stroke="rgba(60,30,10,.4)" stroke-width=".8">${PETALS.map(petal).join('')}</g>` +
  '<circle r="3.2" fill="#eec04e" stroke="#8b6518" stroke-width=".8"/></g>';

const grass = (x: number): string =>
  `<path d="M${x} 72 q-3 -9 -6 -12 M${x} 72 q1 -10 1 -14 M${x} 72 q4 -8 7 -10" stroke="var(--meadow-2)" stroke-width="2" fill="none" stroke-linecap="round"/>`;

export const SCENES: Record<Location, string> = {
  quarry: QUARRY,
  forest: tree(18, 20, 0.95) + tree(64, 18, 1) + tree(41, 24, 1.1),
  meadow: [12, 36, 60, 82].map(grass).join('') + FLOWERS.map(flower).join(''),
};
