import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../lib/app/settings.svelte';
import { Choosing } from './choosing.svelte';
import { trayOf } from '../dice';
import { codeOf, view } from '../../../test-data/war';
import { targetsOf } from './targets';

const TO_QUARRY = codeOf({ kind: 'location', place: 0, value: 5, coloured: 2, brother: false });
const TO_FOREST = codeOf({ kind: 'location', place: 1, value: 5, coloured: 2, brother: true });
const TO_VILLAGE = codeOf({ kind: 'village', die: 'coloured', value: 5 });
const act = vi.fn();
let choosing: Choosing;
const table = view();
const tray = trayOf(table.seats[0]!);
const hand = () => choosing.hand(tray);
const target = (key: string) => targetsOf(table, hand()).get(key)!;
const press = (key: string): void => choosing.pick(table, target(key), hand());

beforeEach(() => {
  act.mockReset();
  settings.confirm = false;
  choosing = new Choosing(act);
});

describe('choosing dice', () => {
  it('shows coloured dice first, high before low', () => {
    expect(tray.map(({ white, value }) => (white ? `w${value}` : `${value}`))).toEqual([
      '5',
      '5',
      '3',
      '1',
      'w4',
    ]);
  });

  it('drops unequal dice, except for the village', () => {
    choosing.toggle(tray, 0, false);
    choosing.toggle(tray, 2, false);
    expect(choosing.picked).toEqual([2]);
    choosing.toggle(tray, 0, true);
    expect(choosing.picked).toEqual([0, 2]);
  });

  it('takes the next die of a value, then none', () => {
    choosing.toggleValue(tray, 5, false);
    choosing.toggleValue(tray, 5, false);
    expect(choosing.picked).toEqual([0, 1]);
    choosing.toggleValue(tray, 5, false);
    expect(choosing.picked).toEqual([]);
  });
});

describe('pressing a target', () => {
  beforeEach(() => {
    choosing.toggle(tray, 0, false);
    choosing.toggle(tray, 1, false);
  });

  it('sends the move', () => {
    press('location-0');
    expect(act).toHaveBeenCalledWith(TO_QUARRY);
  });

  it('only proposes it when moves are confirmed', () => {
    settings.confirm = true;
    press('location-0');
    expect(act).not.toHaveBeenCalled();
    expect(choosing.proposed?.key).toBe('location-0');
    choosing.confirm(table, hand());
    expect(act).toHaveBeenCalledWith(TO_QUARRY);
  });

  it('adds the big brother where he is needed', () => {
    press('location-1');
    expect(choosing.brother).toBe(true);
    press('location-1');
    expect(act).toHaveBeenCalledWith(TO_FOREST);
  });

  it('asks about a target that does not fit', () => {
    press('school-star');
    const dice = { value: 5, coloured: 2, white: 0, brother: false };
    expect(act).toHaveBeenCalledWith({ kind: 'school', space: 'star', ...dice });
    expect(choosing.tried).toBe('school-star');
  });

  it('sends the dice to the village one after the other', () => {
    press('village');
    expect(act).toHaveBeenCalledTimes(1);
    choosing.follow(view({ phase: 'village' }));
    expect(act.mock.calls).toEqual([[TO_VILLAGE], [TO_VILLAGE]]);
    choosing.follow(view({ phase: 'village' }));
    expect(act).toHaveBeenCalledTimes(2);
    expect(choosing.picked).toEqual([]);
  });
});
