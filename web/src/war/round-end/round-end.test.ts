import { describe, expect, it } from 'vitest';
import { ROUND_END, view } from '../../../test-data/war';
import type { Event } from '../../lib/connection/messages';
import { placeAwards, reachedIn, roundEndOf, schoolAward } from './round-end';
import { readView } from '../view';

const log = (moves: number): Event[] => ROUND_END.slice(1, moves + 1).map(({ event }) => event!);
const story = (moves: number) => roundEndOf(log(moves))!;
const undo = (version: number): Event => ({ ...ROUND_END[1]!.event!, version, kind: 'undo', facts: {} });

describe('a round end', () => {
  it('begins with the snitch, and knows nothing of what is not decided yet', () => {
    expect(roundEndOf([])).toBeNull();
    const first = story(1);
    expect(first.snitch).toMatchObject({ punished: 1, full: false, count: { value: 4, leader: 1 } });
    expect([first.caught, first.exam, first.start, first.end]).toEqual([null, null, null, null]);
    expect(reachedIn(first, readView(ROUND_END[1]!.now))).toBe(0);
  });

  it('goes on with who was caught, the exam, the start player and the markers', () => {
    const next = story(2);
    expect(next.caught).toMatchObject({ seat: 1, spot: 1, source: { name: 'quarry' } });
    expect(schoolAward(next)).toMatchObject({ seat: 0, marker: '5', parts: [{ what: 'buttons', count: 5 }] });
    expect(next.start).toMatchObject({ moved: false });
    expect(placeAwards(next).map(({ place, seat }) => [place, seat])).toEqual([
      ['quarry', 1],
      ['forest', null],
    ]);
    expect(reachedIn(next, readView(ROUND_END[2]!.now))).toBe(3);
  });

  it('learns what was chosen', () => {
    const parts = (moves: number) =>
      placeAwards(story(moves))[0]!.parts.map(({ what, number }) => [what, number]);
    expect(parts(2)).toEqual([
      ['build', undefined],
      ['free', undefined],
    ]);
    expect(parts(4)).toEqual([
      ['build', 2],
      ['free', 1],
    ]);
    expect(story(4).end).toMatchObject({ over: false, seat: 1, count: 1, what: 'hut' });
    expect(reachedIn(story(4), view({ round: story(4).round + 1 }))).toBe(4);
  });

  it('has the board before and after a boy was caught', () => {
    const dice = (moves: number) => story(moves).boards.map(({ places }) => places[0]!.group!.dice);
    expect(dice(1)).toEqual([2]);
    expect(dice(4)).toEqual([2, 1]);
  });

  it('is the same after a reload, and follows moves taken back', () => {
    expect(roundEndOf([...log(3), undo(4)])).toEqual(story(2));
    expect(roundEndOf([...log(1), undo(2)])).toBeNull();
    expect(roundEndOf([...log(4), ...log(1)])).toEqual(story(1));
  });
});
