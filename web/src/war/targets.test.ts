import { describe, expect, it } from 'vitest';
import { cardCode, locationCode, schoolCode, villageCode } from './codes';
import { view } from './fixture';
import { type Hand, targetsOf } from './targets';

const five = { white: false, value: 5 };
const hand = (...dice: Hand['dice']): Hand => ({ dice, brother: false });
const state = (all: ReturnType<typeof targetsOf>, key: string) => all.get(key)?.state;

describe('targets', () => {
  it('are quiet while nothing is chosen', () => {
    expect([...targetsOf(view(), hand()).values()].every((target) => target.state === 'quiet')).toBe(true);
  });

  it('light up with what they pay or cost', () => {
    const all = targetsOf(view(), hand(five, five));
    expect(all.get('location-0')).toMatchObject({ state: 'legal', code: 1, pays: 2 });
    expect(all.get('card-0')).toMatchObject({ state: 'legal', code: 4, costs: 5 });
    expect(all.get('village')).toMatchObject({ state: 'legal', pays: 2 });
  });

  it('may need the big brother', () => {
    expect(targetsOf(view(), hand(five, five)).get('location-1')).toMatchObject({ state: 'maybe', code: 2, pays: 4 });
    expect(state(targetsOf(view(), { dice: [five, five], brother: true }), 'location-1')).toBe('legal');
  });

  it('that do not fit carry the code to ask about', () => {
    const all = targetsOf(view(), hand(five));
    expect(all.get('location-0')).toMatchObject({ state: 'no', code: locationCode(0, { value: 5, coloured: 1, white: 0, brother: false }) });
    expect(all.get('school-hut')).toMatchObject({ state: 'no', code: schoolCode('hut', 5) });
    expect(state(all, 'school-star')).toBe('legal');
  });

  it('in the school take one coloured die', () => {
    expect(targetsOf(view(), hand(five, five)).get('school-star')).toMatchObject({ state: 'no', code: null });
  });

  it('take a lone big brother', () => {
    const all = targetsOf(view(), { dice: [], brother: true });
    expect(state(all, 'location-2')).toBe('legal');
    expect(state(all, 'village')).toBe('legal');
  });

  it('of unequal dice are only the village', () => {
    const all = targetsOf(view(), hand(five, { white: true, value: 4 }));
    expect(state(all, 'village')).toBe('legal');
    expect(state(all, 'location-0')).toBe('quiet');
  });
});

describe('codes', () => {
  it('are those of the records', () => {
    expect(locationCode(1, { value: 5, coloured: 2, white: 1, brother: true })).toBe(1317);
    expect(cardCode(2, { value: 4, coloured: 2, white: 1, brother: true })).toBe(2676);
    expect(schoolCode('exam', 2)).toBe(2740);
    expect(villageCode(5, false)).toBe(2785);
  });
});
