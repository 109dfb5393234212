import { describe, expect, it } from 'vitest';
import { POSITION, now, view } from './fixture';
import { offerOf, offersOf, readView } from './view';

describe('a position', () => {
  it('has the places in play with what lies there', () => {
    const { places } = view();
    expect(places.map(({ name, space }) => [name, space])).toEqual([['quarry', 2], ['forest', 2], ['meadow', 1]]);
    expect(places[1]!.group).toEqual({ seat: 2, value: 3, dice: 2, white: 1 });
    expect(places[2]).toMatchObject({ brother: true, group: null });
  });

  it('has no meadow with three players', () => {
    const three = { ...POSITION, players: 3, seats: POSITION.seats.slice(0, 3), display: ['section', null] };
    expect(readView(now(three)).places.map((place) => place.name)).toEqual(['quarry', 'forest']);
  });

  it('takes the values of tiles over the printed ones', () => {
    const { places } = view({ tiles: true, laid: { quarry: 3, forest: 1, meadow: 2 } });
    expect(places[0]!.track).toEqual([4, 1, 3, 1, 0]);
  });

  it('fills in what is left out', () => {
    expect(view().seats[1]).toMatchObject({ stars: 0, sections: [], mill: [], cards: [] });
    expect(view().nextStart).toBe(1);
    expect(view({ school: { start: { seat: 2, value: 6 } } }).nextStart).toBe(2);
  });

  it('finds offers by kind', () => {
    expect(offersOf(view(), 'village')).toHaveLength(3);
    expect(offerOf(view(), 'end')).toBeNull();
  });
});
