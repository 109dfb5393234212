import { textOf, texts } from '../../texts/texts.svelte';
import { offered } from '../app/offered.svelte';

/** What a game is called; one without texts of its own is called as the server calls it. */
export function gameTitle(game: string): string {
  const key = `${game}-title`;
  if (texts.has(key)) return textOf(key);
  return offered.title(game) ?? game.charAt(0).toUpperCase() + game.slice(1);
}
