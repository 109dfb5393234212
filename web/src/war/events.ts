/** The log of War: what each event did, as the server says. */
import type { Event } from '../lib/connection/messages';
import type { CardName, ChanceFacts, MoveFacts } from './types';
import { typed } from './view';

/** Null for chance, for undone moves, and for moves too old to be told. */
export function moveFacts({ facts = {} }: Event): MoveFacts | null {
  return 'move' in facts ? typed<MoveFacts>(facts) : null;
}

export function chanceFacts({ facts = {} }: Event): ChanceFacts | null {
  return 'chance' in facts ? typed<ChanceFacts>(facts) : null;
}

/** The events without moves that were taken back. */
export function standing(log: Event[]): Event[] {
  const left: Event[] = [];
  for (const event of log) {
    if (event.kind !== 'undo') left.push(event);
    else if (left.at(-1)?.kind === 'move') left.pop();
  }
  return left;
}

const dealtCard = (event: Event): CardName | undefined => chanceFacts(event)?.card;

/** The cards that were laid out at the start of this round, left to right. */
export function dealt(log: Event[]): CardName[] {
  const last = log.findLastIndex((event) => dealtCard(event));
  const before = log.findLastIndex((event, i) => i < last && !dealtCard(event));
  return log.slice(before + 1, last + 1).flatMap((event) => dealtCard(event) ?? []);
}

/** Whether all dice were rolled: a round began. */
export const rolled = (events: Event[]): boolean =>
  events.some((event) => chanceFacts(event)?.chance === 'marker');
