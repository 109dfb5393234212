/** The names of places, cards and markers, and the drawings that stand for them. */
import type { IconName } from '../drawings/icons';

export const LOCATIONS = ['quarry', 'forest', 'meadow'] as const;
export type Location = (typeof LOCATIONS)[number];

export const SCHOOL = ['exam', 'rescue', 'snitch', 'start', 'brother', 'hut', 'star'] as const;
export type Space = (typeof SCHOOL)[number];

export const SCHOOL_ICONS: Record<Space, IconName> = {
  exam: 'exam',
  rescue: 'free',
  snitch: 'snitch',
  start: 'flag',
  brother: 'brother',
  hut: 'hut',
  star: 'star',
};

/** Whose place a bonus marker is. */
export type MarkerPlace = Location | 'school';

export const VALUES = [1, 2, 3, 4, 5, 6] as const;
export const SECTIONS = [1, 2, 3, 4, 5, 6] as const;
export const ENOUGH = 6;

export type CardKind = 'at-once' | 'lasting' | 'after-rolling';
interface Card {
  dice: number;
  kind: CardKind;
}

/** Printed dice and kind of each card. */
export const CARDS = {
  section: { dice: 3, kind: 'at-once' },
  'school-pay': { dice: 2, kind: 'lasting' },
  'quarry-pay': { dice: 2, kind: 'lasting' },
  'forest-pay': { dice: 2, kind: 'lasting' },
  'meadow-pay': { dice: 2, kind: 'lasting' },
  'village-pay': { dice: 2, kind: 'lasting' },
  'two-brothers': { dice: 2, kind: 'at-once' },
  'three-brothers': { dice: 3, kind: 'at-once' },
  equals: { dice: 4, kind: 'lasting' },
  'turn-1s': { dice: 2, kind: 'after-rolling' },
  'turn-2s': { dice: 2, kind: 'after-rolling' },
  'turn-3s': { dice: 2, kind: 'after-rolling' },
  're-roll': { dice: 3, kind: 'after-rolling' },
  'one-star': { dice: 3, kind: 'at-once' },
  'two-stars': { dice: 4, kind: 'at-once' },
} as const satisfies Record<string, Card>;
export type CardName = keyof typeof CARDS;
export const isCard = (name: string): name is CardName => name in CARDS;

export type Part = { what: 'build' | 'free' | 'star' } | { what: 'buttons' | 'brother'; count: number };

/** What a marker gives, in the order in which it takes effect (W74). */
export function partsOf(marker: string): Part[] {
  if (marker === '2-brothers') return [{ what: 'brother', count: 2 }];
  return marker.split('+').map((part): Part => {
    const count = Number(part);
    if (count) return { what: 'buttons', count };
    return part === 'brother' ? { what: part, count: 1 } : { what: part as 'build' | 'free' | 'star' };
  });
}
