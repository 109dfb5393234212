/** What BUTTONS plays between two positions: dice that fall, a bust, the end of a round. */
import type { Event } from '../../lib/connection/messages';
import type { Beat } from '../../lib/stage/stage.svelte';
import { tumbleTime } from '../../lib/stage/tumbling.svelte';
import type { Bust } from '../types';
import { type Seat, type View, diceOf, factsOf, rolledFaces } from '../view';

/** What is drawn: a position, and whose board is large. */
export interface Picture {
  view: View;
  me: number;
}

export type Scene =
  | { kind: 'dice'; faces: number[] }
  /** First one looks at what is closed, then the card tells it and the buttons slide off. */
  | { kind: 'bust'; seat: number; bust: Bust; part: 'look' | 'card'; own: boolean; before: Seat; next: View }
  | { kind: 'round'; round: number; tags: string[][]; before: View; after: View };

export interface Audience {
  /** Whether things may move. */
  moves: boolean;
  /** The seats played here: their busts and rounds are shown in full. */
  yours: number[];
  /** A live table; in replays and lessons nothing waits to be read. */
  live: boolean;
}

const LOOK = 1080;
export const OWN_CARD = 4000;
export const OTHERS_CARD = 2400;
export const ROUND_CARD = 20_000;

/** A board whose buttons are gone. */
const cleared = (seat: Seat): Seat => ({ ...seat, buttons: new Set(), counts: seat.counts.map(() => 0) });

/** The position before, with the dice on the table and the buttons of a seat gone or still there. */
function busted(from: View, faces: number[], seat: number, gone: boolean): View {
  const seats = from.seats.map((each, i) =>
    i === seat ? { ...(gone ? cleared(each) : each), status: 'bust' as const } : each,
  );
  return { ...from, phase: 'rolling', dice: diceOf(faces), seats };
}

function bustBeats(
  from: Picture,
  to: Picture,
  faces: number[],
  seat: number,
  bust: Bust,
  audience: Audience,
): Beat<Picture, Scene>[] {
  const own = audience.live && audience.yours.includes(seat);
  if (!own && !audience.moves) return [];
  const me = own ? seat : from.me;
  const scene = { kind: 'bust' as const, seat, bust, own, before: from.view.seats[seat]!, next: to.view };
  const look = {
    picture: { view: busted(from.view, faces, seat, false), me },
    scene: { ...scene, part: 'look' as const },
    lasts: LOOK,
  };
  const card = {
    picture: { view: busted(from.view, faces, seat, true), me },
    scene: { ...scene, part: 'card' as const },
    lasts: own ? OWN_CARD : OTHERS_CARD,
    stays: own,
  };
  return audience.moves ? [look, card] : [card];
}

/** All stars lie, but cards and round are still the old ones. */
function sewn(from: View, to: View): View {
  const seats = from.seats.map((seat, i) => ({
    ...cleared(seat),
    stars: to.seats[i]!.stars,
    line: to.seats[i]!.line,
  }));
  return { ...from, phase: 'sewing', seats };
}

/** The beats that lead from one position to the next; `log` ends with the fresh events. */
export function beats(
  from: Picture,
  to: Picture,
  fresh: Event[],
  log: Event[],
  audience: Audience,
): Beat<Picture, Scene>[] {
  const found: Beat<Picture, Scene>[] = [];
  const faces = rolledFaces(fresh);
  const { bust, ended } = factsOf(fresh.at(-1));
  if (faces.length && audience.moves)
    found.push({ scene: { kind: 'dice', faces }, lasts: tumbleTime(faces.length) });
  const seat = fresh[0]!.actor;
  if (bust) found.push(...bustBeats(from, to, faces, seat, bust, audience));
  const tags = log.map((event) => factsOf(event).scored).findLast((scored) => scored !== undefined);
  const plays = audience.live && audience.yours.length > 0; // a spectator would fall behind
  if (ended !== undefined && tags && to.view.phase !== 'over' && plays) {
    const before = sewn(from.view, to.view);
    const me = found.at(-1)?.picture?.me ?? from.me;
    found.push({
      picture: { view: before, me },
      scene: { kind: 'round', round: ended, tags, before, after: to.view },
      lasts: ROUND_CARD,
      stays: true,
    });
  }
  return found;
}
