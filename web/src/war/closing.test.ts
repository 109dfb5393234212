import { describe, expect, it } from 'vitest';
import { after, detained, released } from './after';
import { boardAt, closingOf } from './closing';
import { POSITION, view } from './fixture';

describe('the board after a move', () => {
  it('has displaced dice in the mill', () => {
    const board = after(view(), 0, 'quarry 5 5');
    expect(board.places[0]).toMatchObject({ space: 3, group: { seat: 0, value: 5, dice: 2, white: 0 } });
    expect(board.seats[1]!.mill).toEqual([4, 4]);
    expect(board.seats[0]!.front).toEqual([1, 3]);
  });

  it('has a lone big brother mark the space', () => {
    expect(after(view(), 0, 'quarry B').places[0]).toMatchObject({ space: 3, group: null, brother: true });
  });

  it('has dice in village, school and beside cards', () => {
    expect(after(view(), 0, 'village w4').villageWhite).toEqual([4]);
    expect(after(view(), 0, 'start 3')).toMatchObject({ nextStart: 0, school: { start: { seat: 0, value: 3 } } });
    expect(after(view(), 0, 'card1 5 5').display[0]).toEqual({ sold: { seat: 0, value: 5, dice: 2, white: 0 } });
  });

  it('is the same after a move without dice', () => {
    const before = view();
    expect(after(before, 0, 'end')).toBe(before);
  });
});

describe('a boy who goes back to where he was caught', () => {
  it.each(['quarry', 'card3', 'mill-4', 'village-4'])('stands at %s again', (source) => {
    const board = view({ seats: POSITION.seats.map((seat, i) => (i === 1 ? { ...seat, village: [4], mill: [4] } : seat)) });
    expect(released(detained(board, 1, source, 2), 1, source, 2)).toEqual(board);
  });

  it('stands in the school again', () => {
    expect(released(detained(view(), 0, 'exam', 2), 0, 'exam', 2)).toEqual(view());
  });

  it('is a group of his own where he was alone', () => {
    const board = after(view(), 0, 'quarry 1');
    expect(released(detained(board, 0, 'quarry', 2), 0, 'quarry', 2)).toEqual(board);
  });

  it('stays where he is when he was freed since', () => {
    expect(released(view(), 0, 'exam', 2)).toEqual(view());
  });
});

describe('the end of a round', () => {
  it('counts the dice of the snitch’s value, without the snitch', () => {
    const { snitch } = closingOf(view(), [], 'snitch');
    expect(snitch.count?.rows.map((row) => row.count)).toEqual([0, 0, 2, 0]);
    expect(snitch.count?.rows[2]?.where).toEqual(['forest']);
    expect(snitch.caught).toEqual({ seat: 2, source: null, spot: 0 });
  });

  it('spares one whose detention is full', () => {
    const seats = view().seats.map((seat, i) => (i === 2 ? { ...seat, detention: [1, 1, 1, 1] } : seat));
    const { snitch } = closingOf({ ...view(), seats }, [], 'exam');
    expect(snitch).toMatchObject({ caught: null, full: true });
  });

  it('counts the exam as the penalty left the board', () => {
    const caught = [{ actor: 0, text: 'detain exam 2' }];
    const board = after(view(), 0, 'forest 3 3 3 3');
    expect(closingOf(board, caught, 'exam').exam.count).toBeNull();
    expect(closingOf(board, [], 'exam').exam).toMatchObject({ count: { leader: 0 }, award: { seat: 0, marker: '5' } });
  });

  it('tells what each marker gave', () => {
    const choices = [
      { actor: 2, text: 'detain village-1 1' },
      { actor: 1, text: 'build 2' },
      { actor: 2, text: 'free 1' },
    ];
    const [quarry, forest, meadow] = closingOf(view(), choices, null).places;
    expect(quarry).toMatchObject({ seat: 1, parts: [{ number: 2, state: 'done' }] });
    expect(forest).toMatchObject({ seat: 2, parts: [{ number: 1, state: 'done' }, { number: null, state: 'done' }] });
    expect(meadow).toMatchObject({ seat: null, parts: [] });
  });

  it('knows what is still open and what is lost', () => {
    expect(closingOf(view(), [], 'quarry').places[0]?.parts[0]?.state).toBe('open');
    expect(closingOf(view(), [], 'forest').places[0]?.parts[0]?.state).toBe('lost');
    expect(closingOf(view(), [], 'quarry').reached).toBe(3);
    expect(closingOf(view(), [], null).reached).toBe(4);
  });

  it('takes the caught boy off the board once the step is seen', () => {
    const caught = [{ actor: 2, text: 'detain forest 4' }];
    expect(boardAt(view(), caught, 0).places[1]?.group?.dice).toBe(2);
    const seen = boardAt(view(), caught, 1);
    expect(seen.places[1]?.group?.dice).toBe(1);
    expect(seen.seats[2]?.detention[3]).toBe(3);
  });
});
