import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { Choosing } from './choosing.svelte';
import { trayOf } from './dice';
import { view } from './fixture';
import { targetsOf } from './targets';

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
    expect(tray.map(({ white, value }) => (white ? `w${value}` : `${value}`))).toEqual(['5', '5', '3', '1', 'w4']);
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
    expect(act).toHaveBeenCalledWith(1);
  });

  it('only proposes it when moves are confirmed', () => {
    settings.confirm = true;
    press('location-0');
    expect(act).not.toHaveBeenCalled();
    expect(choosing.proposed?.key).toBe('location-0');
    choosing.confirm(table, hand());
    expect(act).toHaveBeenCalledWith(1);
  });

  it('adds the big brother where he is needed', () => {
    press('location-1');
    expect(choosing.brother).toBe(true);
    press('location-1');
    expect(act).toHaveBeenCalledWith(2);
  });

  it('asks about a target that does not fit', () => {
    press('card-1');
    expect(act).toHaveBeenCalledTimes(1);
    expect(choosing.tried).toBe('card-1');
  });

  it('sends the dice to the village one after the other', () => {
    press('village');
    expect(act).toHaveBeenCalledTimes(1);
    choosing.follow(view({ phase: 'village' }));
    expect(act.mock.calls).toEqual([[6], [6]]);
    choosing.follow(view({ phase: 'village' }));
    expect(act).toHaveBeenCalledTimes(2);
    expect(choosing.picked).toEqual([]);
  });
});
