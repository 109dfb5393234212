/** How the page speaks of the players: "You" where one seat is the reader's, else names. */
import { t } from '../../texts/texts.svelte';
import type { SeatInfo } from '../connection/messages';

export interface Voice {
  /** The reader's only seat, or null for spectators and where several share the device. */
  you: number | null;
  /** A seat's own name. */
  name(seat: number): string;
  /** "You" or the name: the subject of a sentence. */
  who(seat: number): string;
  /** The same on its own, where French says "toi". */
  alone(seat: number): string;
  /** For the selector `{ $you -> [yes] ... *[no] ... }` of a text. */
  is(seat: number): 'yes' | 'no';
}

export function makeVoice(seats: SeatInfo[], yours: number[]): Voice {
  const you = yours.length === 1 ? yours[0]! : null;
  const name = (seat: number): string => seats[seat]?.name || t('seat-number', { number: seat + 1 });
  return {
    you,
    name,
    who: (seat) => (seat === you ? t('you') : name(seat)),
    alone: (seat) => (seat === you ? t('you-alone') : name(seat)),
    is: (seat) => (seat === you ? 'yes' : 'no'),
  };
}
