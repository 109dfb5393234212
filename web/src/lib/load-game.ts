/** Loads a game's page when it is needed; a game without one is drawn plainly. */
import { untilThere } from './app/retry-import';
import type { GamePage } from './game';

const pages = import.meta.glob<{ page: GamePage }>(['../*/game.ts', '!../lib/game.ts']);
const plain = pages['../generic/game.ts']!;

export const loadGame = async (name: string): Promise<GamePage> =>
  (await untilThere(pages[`../${name}/game.ts`] ?? plain)).page;
