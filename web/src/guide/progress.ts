/** How far the reader has come in the lessons, kept in the browser. */
import { load, save } from '../lib/app/storage';

/** A step, or the end of the lesson. */
export type Place = number | 'end';

const key = (game: string): string => `lesson-${game}`;

/** Null where the lesson was never begun. */
export const keptPlace = (game: string): Place | null => load<Place | null>(key(game), null);

export const keepPlace = (game: string, place: Place): void => save(key(game), place);
