import type { SeatInfo } from '../connection/messages';

/** A seat where no server knows one: in a replay, in a lesson. */
export const plainSeat = (name: string, seat: number, kind: SeatInfo['kind'] = 'local'): SeatInfo => ({
  name,
  kind,
  level: null,
  here: true,
  clock: null,
  stand_in: false,
  hints: 0,
  left: false,
  emblem: seat,
  devices: 1,
  joined: true,
});
