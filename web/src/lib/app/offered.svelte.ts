/** What the server offers: its games, and the levels of its bots. */
import { GAME_NAMES } from '../../games';
import { gamesOf } from '../connection/api';
import type { GameInfo } from '../connection/messages';
import { levelName } from '../text/level-name';

/** What most games have, until the server has answered. */
const PLAYERS = [2, 3, 4];

class Offered {
  private told: GameInfo[] | null = $state.raw(null);
  private asking: Promise<void> | null = null;

  /** Ask once; after a failure the next call asks again. */
  load(): Promise<void> {
    this.asking ??= gamesOf()
      .then((games) => void (this.told = games))
      .catch(() => void (this.asking = null));
    return this.asking;
  }

  /** Every game: those with a page of their own first, which are shown before the server has answered. */
  get names(): string[] {
    const known = this.told?.map((game) => game.name) ?? [...GAME_NAMES];
    const own = GAME_NAMES.filter((name) => known.includes(name));
    return [...own, ...known.filter((name) => !own.some((other) => other === name))];
  }

  title(game: string): string | undefined {
    return this.find(game)?.title;
  }

  /** The possible numbers of players. */
  players(game: string): number[] {
    return this.find(game)?.players ?? PLAYERS;
  }

  /** Whether the game has a guided first game. */
  teaches(game: string): boolean {
    return this.find(game)?.lesson ?? GAME_NAMES.some((name) => name === game);
  }

  /** The levels of the bots, weak to strong; none until the server has answered. */
  levels(game: string): string[] {
    return this.find(game)?.levels ?? [];
  }

  /** The same to choose from, which always holds the chosen one. */
  levelChoices(game: string, chosen: string): { value: string; text: string }[] {
    const levels = this.levels(game);
    const all = levels.includes(chosen) ? levels : [chosen, ...levels];
    return all.map((value) => ({ value, text: levelName(value) }));
  }

  private find(game: string): GameInfo | undefined {
    return this.told?.find(({ name }) => name === game);
  }
}

export const offered = new Offered();
