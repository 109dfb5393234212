import { textOf, texts } from '../../texts/texts.svelte';

/** What a level of the bots is called; one without a text goes by its own name. */
export const levelName = (level: string): string =>
  texts.has(`level-${level}`) ? textOf(`level-${level}`) : level;
