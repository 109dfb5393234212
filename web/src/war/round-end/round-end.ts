/** The end of a round, told step by step (W70 to W75), as the server tells it with the moves. */
import type { Event } from '../../lib/connection/messages';
import { moveFacts, standing } from '../events';
import {
  type AwardStep,
  type CaughtStep,
  type ChoiceStep,
  type EndStep,
  type ExamStep,
  MARKER_PARTS,
  type MarkerPart,
  type RoundEnd,
  type RoundEndStep,
  type SnitchStep,
  type StartStep,
  type Told,
} from '../types';
import { type View, readBoard } from '../view';

export const STEPS: readonly RoundEndStep[] = ['snitch', 'exam', 'start', 'places', 'end'];

export interface GivenPart extends MarkerPart {
  /** What came of a choice: the section built or the spot freed, null for nothing; undefined for no choice (yet). */
  number?: number | null;
}

export interface Award extends AwardStep {
  parts: GivenPart[];
}

export interface RoundEndStory {
  round: number;
  snitch: SnitchStep;
  caught: CaughtStep | null;
  exam: ExamStep | null;
  start: StartStep | null;
  /** By place: the school, then the locations. */
  awards: Award[];
  end: EndStep | null;
  /** How everything lay when the counting began, and after the snitch's victim was caught. */
  boards: View[];
}

/** What the standing moves told since the last round end began; empty if none did. */
function tellings(log: Event[]): RoundEnd[] {
  const told = standing(log).flatMap((event) => moveFacts(event)?.round_end ?? []);
  return told.slice(told.findLastIndex((each) => each.begins));
}

const find = <K extends Told['step']>(steps: Told[], step: K): Extract<Told, { step: K }> | null =>
  steps.find((each): each is Extract<Told, { step: K }> => each.step === step) ?? null;

const all = <K extends Told['step']>(steps: Told[], step: K): Extract<Told, { step: K }>[] =>
  steps.filter((each): each is Extract<Told, { step: K }> => each.step === step);

function readAward(award: AwardStep, choices: ChoiceStep[]): Award {
  const parts = award.marker === null || award.seat === null ? [] : MARKER_PARTS[award.marker];
  const chosen = (what: string) =>
    choices.find((choice) => choice.place === award.place && choice.what === what);
  return { ...award, parts: parts.map((part) => ({ ...part, number: chosen(part.what)?.number })) };
}

/** The last round end of the log; null if it has none, or if its beginning is too long ago. */
export function roundEndOf(log: Event[]): RoundEndStory | null {
  const told = tellings(log);
  const steps = told.flatMap((each) => each.steps);
  const snitch = find(steps, 'snitch');
  if (!snitch) return null;
  const choices = all(steps, 'choice');
  return {
    round: told[0]!.round,
    snitch,
    caught: find(steps, 'caught'),
    exam: find(steps, 'exam'),
    start: find(steps, 'start'),
    awards: all(steps, 'award').map((award) => readAward(award, choices)),
    end: find(steps, 'end'),
    boards: told.flatMap(({ board }) => (board ? [readBoard(board.position, board.facts, -1)] : [])),
  };
}

export const schoolAward = ({ awards }: RoundEndStory): Award | null =>
  awards.find(({ place }) => place === 'school') ?? null;

export const placeAwards = ({ awards }: RoundEndStory): Award[] =>
  awards.filter(({ place }) => place !== 'school');

/** How far the round end has come, as an index of STEPS. */
export function reachedIn(story: RoundEndStory, view: View): number {
  const waiting = view.round === story.round && view.phase !== 'over' ? view.roundEnd : null;
  return waiting === null ? STEPS.length - 1 : STEPS.indexOf(waiting);
}
