/** What is shown of every game before it is played. */
import type { Cover } from './game';

const covers = import.meta.glob<{ cover: Cover }>('../*/cover.ts', { eager: true });

export const coverOf = (game: string): Cover =>
  (covers[`../${game}/cover.ts`] ?? covers['../generic/cover.ts']!).cover;
