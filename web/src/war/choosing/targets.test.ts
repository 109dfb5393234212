import { describe, expect, it } from 'vitest';
import { codeOf, view } from '../../../test-data/war';
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
    expect(all.get('location-0')).toMatchObject({
      state: 'legal',
      move: codeOf({ kind: 'location', place: 0, value: 5, coloured: 2, brother: false }),
      pays: 2,
    });
    expect(all.get('card-0')).toMatchObject({ state: 'legal', costs: 5 });
    expect(all.get('village')).toMatchObject({ state: 'legal', pays: 2 });
  });

  it('may need the big brother', () => {
    expect(targetsOf(view(), hand(five, five)).get('location-1')).toMatchObject({
      state: 'maybe',
      move: codeOf({ kind: 'location', place: 1, value: 5, brother: true }),
      pays: 2,
    });
    expect(state(targetsOf(view(), { dice: [five, five], brother: true }), 'location-1')).toBe('legal');
  });

  it('that do not fit say what was tried', () => {
    const all = targetsOf(view(), hand(five));
    const dice = { value: 5, coloured: 1, white: 0, brother: false };
    expect(all.get('location-1')).toMatchObject({
      state: 'no',
      move: { kind: 'location', place: 1, ...dice },
    });
    expect(all.get('school-hut')).toMatchObject({
      state: 'no',
      move: { kind: 'school', space: 'hut', ...dice },
    });
    expect(state(all, 'school-star')).toBe('legal');
  });

  it('in the school take one coloured die', () => {
    expect(targetsOf(view(), hand(five, five)).get('school-star')).toMatchObject({
      state: 'no',
      move: { kind: 'school', space: 'star', coloured: 2 },
    });
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
