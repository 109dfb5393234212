import { describe, expect, it } from 'vitest';
import { view } from '../../test-data/war';
import { moveOf, movesOf } from './view';

describe('a position', () => {
  it('has the places in play with what lies there', () => {
    const { places } = view();
    expect(places.map(({ name, space }) => [name, space])).toEqual([
      ['quarry', 2],
      ['forest', 2],
      ['meadow', 1],
    ]);
    expect(places[1]!.group).toEqual({ seat: 2, value: 3, dice: 2, white: 1 });
    expect(places[2]).toMatchObject({ brother: true, group: null, next: 2, beaten: null });
    expect(places[0]!.beaten).toEqual({ any: 3, fewer: 2, values: [5, 6] });
  });

  it('has as many locations and cards as the server says', () => {
    const two = view({}, { tracks: [[4], [2]], display_dice: [2, 3] });
    expect(two.places.map(({ name }) => name)).toEqual(['quarry', 'forest']);
    expect(two.display).toEqual([
      { card: 'turn-2s', dice: 2 },
      { card: 'section', dice: 3 },
    ]);
  });

  it('fills in what is left out', () => {
    expect(view().seats[1]).toMatchObject({ stars: 0, sections: [], mill: [], section_price: 5 });
    expect(view().seats[0]!.cards).toEqual([]);
  });

  it('finds legal moves by kind', () => {
    expect(movesOf(view(), 'village')).toHaveLength(5);
    expect(moveOf(view(), 'end')).toBeNull();
  });
});
