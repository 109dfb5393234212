/** A round's end where the page comes in the middle of it: after a reload, or when moves were missed. */
import type { Event } from '../lib/messages';
import { released } from './after';
import type { Choice } from './closing';
import type { Step, View } from './view';

export interface RoundEnd {
  /** How all lay when the counting began. */
  board: View;
  choices: Choice[];
}

export function resumed(view: View, step: Step, log: Event[]): RoundEnd {
  const board = withMarker(view, step);
  const choices = choicesSincePenalty(log);
  const [, source, spot] = choices[0]?.text.split(' ') ?? [];
  return { board: source ? released(board, choices[0]!.actor, source, Number(spot)) : board, choices };
}

/** The marker in use still lies on its place. */
function withMarker(view: View, step: Step): View {
  const place = step === 'exam' ? 'school' : step;
  return view.marker === null ? view : { ...view, markers: { ...view.markers, [place]: view.marker } };
}

/** The penalty, if it was chosen in this round's end, and what was chosen after it. */
function choicesSincePenalty(log: Event[]): Choice[] {
  const moves: Event[] = [];
  for (const event of log) {
    if (event.kind === 'move') moves.push(event);
    else if (event.kind === 'undo') moves.pop();
  }
  const before = moves.findLastIndex(({ text }) => !/^(detain|build|free) /.test(text));
  const penalty = moves.findLastIndex(({ text }) => text.startsWith('detain '));
  return penalty > before ? moves.slice(penalty) : [];
}
