/** Dice as SVG symbols; face, edge and pips take their colours from the kit's k- classes. */
import { circlePath } from '../circle';

const PIPS: Record<number, [number, number][]> = {
  1: [[32, 32]],
  2: [
    [19, 19],
    [45, 45],
  ],
  3: [
    [18, 18],
    [32, 32],
    [46, 46],
  ],
  4: [
    [19, 19],
    [45, 19],
    [19, 45],
    [45, 45],
  ],
  5: [
    [18, 18],
    [46, 18],
    [32, 32],
    [18, 46],
    [46, 46],
  ],
  6: [
    [19, 16.5],
    [45, 16.5],
    [19, 32],
    [45, 32],
    [19, 47.5],
    [45, 47.5],
  ],
};

export const PIP_SHAPES = ['round', 'ring', 'diamond', 'plus'] as const;
export type PipShape = (typeof PIP_SHAPES)[number];

/** The kinds of dice and the shape of their pips, so that colour never speaks alone. */
export const DIE_KINDS = {
  fox: 'round',
  owl: 'ring',
  hare: 'diamond',
  hog: 'plus',
  bone: 'round',
  coal: 'round',
  gold: 'round',
  bonegold: 'round',
} as const satisfies Record<string, PipShape>;
export type DieKind = keyof typeof DIE_KINDS;

function pip(shape: PipShape, x: number, y: number): string {
  switch (shape) {
    case 'round':
      return circlePath(x, y, 6);
    case 'ring':
      return circlePath(x, y, 4.7);
    case 'diamond':
      return `M${x} ${y - 7.6}l7.6 7.6l-7.6 7.6l-7.6-7.6Z`;
    case 'plus':
      return `M${x - 2.7} ${y - 7}h5.4v4.3h4.3v5.4h-4.3v4.3h-5.4v-4.3h-4.3v-5.4h4.3Z`;
  }
}

export function dieFace(shape: PipShape, value: number): string {
  const pips = (PIPS[value] ?? []).map(([x, y]) => pip(shape, x, y)).join('');
  return (
    '<rect x="2" y="6" width="60" height="60" rx="13" fill="var(--lo)"/>' +
    '<rect x="2" y="2" width="60" height="60" rx="13" fill="var(--face)" stroke="var(--lo)" stroke-width="2"/>' +
    '<path d="M8 15 A8 8 0 0 1 15 7 H49 A8 8 0 0 1 56 12" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>' +
    `<path d="${pips}" ${shape === 'ring' ? 'fill="none" stroke="var(--pip)" stroke-width="4"' : 'fill="var(--pip)"'}/>`
  );
}
