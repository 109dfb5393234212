import { describe, expect, it } from 'vitest';
import { view } from '../../../test-data/war';
import { arrivals } from './flights';
import type { View } from '../view';

const before = view();
const seats = (change: Partial<View['seats'][number]>): View['seats'] =>
  before.seats.map((seat, i) => (i === 0 ? { ...seat, ...change } : seat));

describe('what flies between two positions', () => {
  it('are dice that left the front, to where they lie now, and the buttons won', () => {
    const places = before.places.map((place, i) =>
      i === 0 ? { ...place, space: 3, group: { seat: 0, value: 5, dice: 2, white: 0 } } : place,
    );
    const after = { ...before, places, seats: seats({ front: [1, 3], buttons: 9 }) };
    expect(arrivals(before, after)).toEqual([
      {
        seat: 0,
        place: 'quarry',
        buttons: 2,
        dice: [expect.objectContaining({ value: 5 }), expect.anything()],
      },
    ]);
  });

  it('is a die to the school or the village', () => {
    const school = { ...before, school: { ...before.school, star: { seat: 0, value: 3 } } };
    const [toSchool] = arrivals(before, { ...school, seats: seats({ front: [1, 5, 5], buttons: 0 }) });
    expect(toSchool).toMatchObject({ place: 'star', buttons: 0, dice: [{ value: 3 }] });
    const [white] = arrivals(before, {
      ...before,
      villageWhite: [4],
      seats: seats({ white: [], buttons: 8 }),
    });
    expect(white).toMatchObject({ place: 'village', buttons: 1, dice: [{ kind: 'bone', value: 4 }] });
  });

  it('is nothing where a move is taken back or a new round begins', () => {
    const after = { ...before, villageWhite: [4], seats: seats({ white: [] }) };
    expect(arrivals(after, before)).toEqual([]);
    expect(arrivals(before, { ...after, round: 5 })).toEqual([]);
  });
});
