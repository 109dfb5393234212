/** The end of a round told step by step (W70 to W75): who was counted with what, and who got what. */
import { detained } from './after';
import { LOCATIONS, type Location, type MarkerPlace, type Part, SCHOOL, partsOf } from './tables';
import type { Step, View } from './view';

export const STEPS = ['snitch', 'exam', 'start', 'places', 'end'] as const;
export type StepName = (typeof STEPS)[number];

/** A choice made while the round ended: `build 4`, `free 1`, `detain mill-4 2`. */
export interface Choice {
  actor: number;
  text: string;
}

export interface CountedDice {
  seat: number;
  count: number;
  /** Where they lie: keys of places. */
  where: string[];
}

export interface Count {
  value: number;
  rows: CountedDice[];
  leader: number | null;
}

export interface GivenPart {
  part: Part;
  /** The section built or the spot freed; null where nothing is chosen. */
  number: number | null;
  state: 'done' | 'lost' | 'open';
}

export interface Award {
  place: MarkerPlace;
  marker: string | null;
  seat: number | null;
  /** Only white dice lie there: nobody gets the marker (W73). */
  white: boolean;
  parts: GivenPart[];
}

export interface Caught {
  seat: number;
  source: string | null;
  spot: number;
}

export interface Closing {
  snitch: { count: Count | null; caught: Caught | null; full: boolean };
  exam: { count: Count | null; award: Award };
  start: { seat: number; moved: boolean };
  places: Award[];
  /** How far the game itself has come, as an index of STEPS. */
  reached: number;
}

function countOf(board: View, value: number, withSnitch: boolean): Count {
  const rows = board.seats.map((_, seat): CountedDice => {
    const found: [string, number][] = [
      ...SCHOOL.filter((space) => withSnitch || space !== 'snitch').map((space): [string, number] => {
        const die = board.school[space];
        return [space, die?.seat === seat && die.value === value ? 1 : 0];
      }),
      ...board.places.map(({ name, group }): [string, number] => [name, group?.seat === seat && group.value === value ? group.dice : 0]),
      ...board.display.map((slot, i): [string, number] => {
        const sold = slot && 'sold' in slot ? slot.sold : null;
        return [`card${i + 1}`, sold?.seat === seat && sold.value === value ? sold.dice : 0];
      }),
    ];
    const lying = found.filter(([, count]) => count > 0);
    return { seat, count: lying.reduce((sum, [, count]) => sum + count, 0), where: lying.map(([name]) => name) };
  });
  const most = Math.max(...rows.map((row) => row.count));
  const best = rows.filter((row) => row.count === most);
  return { value, rows, leader: most > 0 && best.length === 1 ? best[0]!.seat : null };
}

const CHOSEN: readonly string[] = ['build', 'free'];

/** Hands out the choices in the order in which they were made. */
class Chooser {
  private next = 0;

  constructor(
    private readonly choices: Choice[],
    private readonly step: Step | null,
  ) {}

  parts(seat: number, marker: string, place: MarkerPlace): GivenPart[] {
    return partsOf(marker).map((part) => this.part(seat, part, place));
  }

  private part(seat: number, part: Part, place: MarkerPlace): GivenPart {
    const late = this.isOpen(place);
    if (!CHOSEN.includes(part.what)) return { part, number: null, state: late ? 'open' : 'done' };
    const choice = this.choices[this.next];
    const [what, number] = choice?.text.split(' ') ?? [];
    if (choice?.actor === seat && what === part.what) {
      this.next++;
      return { part, number: Number(number), state: 'done' };
    }
    return { part, number: null, state: late ? 'open' : 'lost' };
  }

  /** Whether the game has not gone past this place yet. */
  private isOpen(place: MarkerPlace): boolean {
    const order: (Step | null)[] = ['snitch', 'exam', 'start', ...LOCATIONS, 'end'];
    const own: Step = place === 'school' ? 'exam' : place;
    return this.step !== null && this.step !== 'end' && order.indexOf(this.step) <= order.indexOf(own);
  }
}

function caughtOf(board: View, count: Count | null, choices: Choice[]): Caught | null {
  if (!count || count.leader === null || isFull(board, count.leader)) return null;
  const choice = choices.find(({ text }) => text.startsWith('detain '));
  const [, source = null, spot = '0'] = choice?.text.split(' ') ?? [];
  return { seat: count.leader, source, spot: Number(spot) };
}

const isFull = (board: View, seat: number): boolean => board.seats[seat]?.detention.every((boy) => boy !== null) ?? false;

function reachedOf(step: Step | null): number {
  if (step === null || step === 'end') return STEPS.length - 1;
  return LOCATIONS.includes(step as Location) ? STEPS.indexOf('places') : STEPS.indexOf(step as StepName);
}

function awardOf(board: View, place: MarkerPlace, seat: number | null, chooser: Chooser, white = false): Award {
  const marker = board.markers[place] ?? null;
  const parts = marker !== null && seat !== null ? chooser.parts(seat, marker, place) : [];
  return { place, marker, seat, white, parts };
}

/** `board` is how all lay when the counting began; `step` where the game is now, null when it has gone on. */
export function closingOf(board: View, choices: Choice[], step: Step | null): Closing {
  const snitch = board.school.snitch;
  const count = snitch ? countOf(board, snitch.value, false) : null;
  const caught = caughtOf(board, count, choices);
  const left = caught?.source ? detained(board, caught.seat, caught.source, caught.spot) : board;
  const exam = left.school.exam;
  const examCount = exam ? countOf(left, exam.value, true) : null;
  const chooser = new Chooser(choices.filter(({ text }) => !text.startsWith('detain ')), step);
  const award = awardOf(left, 'school', examCount?.leader ?? null, chooser);
  return {
    snitch: { count, caught, full: count?.leader != null && caught === null },
    exam: { count: examCount, award },
    start: { seat: board.nextStart, moved: board.school.start !== undefined },
    places: left.places.map(({ name, group }) => awardOf(left, name, group?.dice ? group.seat : null, chooser, group?.dice === 0)),
    reached: reachedOf(step),
  };
}

/** The board as the steps seen so far have left it. */
export function boardAt(board: View, choices: Choice[], shown: number): View {
  const choice = choices.find(({ text }) => text.startsWith('detain '));
  const [, source, spot] = choice?.text.split(' ') ?? [];
  return choice && source && shown > 0 ? detained(board, choice.actor, source, Number(spot)) : board;
}
