/** The gangs that the seats of the table on the screen have chosen. */
import { GANGS, type Gang } from './gang-names';

let chosen: readonly number[] = $state.raw([]);

/** Show a table's emblems, by seat; without any, every seat has the gang of its number. */
export const showEmblems = (emblems: readonly number[]): void => void (chosen = emblems);

export const gangOfEmblem = (emblem: number): Gang => GANGS[emblem] ?? 'fox';

export const gangOf = (seat: number): Gang => gangOfEmblem(chosen[seat] ?? seat);
