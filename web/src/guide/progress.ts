/** How far the reader has come in the lessons, kept in the browser. */
import type { GameName } from '../lib/actors';
import { load, save } from '../lib/storage';

/** A step, or the end of the lesson. */
export type Place = number | 'end';

const key = (game: GameName): string => `lesson-${game}`;

/** Null where the lesson was never begun. */
export const keptPlace = (game: GameName): Place | null => load<Place | null>(key(game), null);

export const keepPlace = (game: GameName, place: Place): void => save(key(game), place);
