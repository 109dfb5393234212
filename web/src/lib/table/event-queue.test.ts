import { describe, expect, it } from 'vitest';
import { EventQueue } from './event-queue';

function paced() {
  const [shown, timers]: [number[], (() => void)[]] = [[], []];
  const clock = { later: (action: () => void) => timers.push(action), cancel: () => void timers.pop() };
  const pace = new EventQueue<number>(
    (item) => shown.push(item),
    () => 500,
    clock,
  );
  return { pace, shown, ring: () => timers.shift()!() };
}

describe('the pace', () => {
  it('shows the first at once and the next when its time has come', () => {
    const { pace, shown, ring } = paced();
    pace.add(1);
    pace.add(2);
    expect(shown).toEqual([1]);
    ring();
    expect(shown).toEqual([1, 2]);
    ring();
    expect(pace.busy).toBe(false);
  });

  it('is finished by a click', () => {
    const { pace, shown } = paced();
    [1, 2, 3].forEach((item) => pace.add(item));
    pace.finish();
    expect(shown).toEqual([1, 2, 3]);
    expect(pace.busy).toBe(false);
  });

  it('never falls far behind', () => {
    const { pace, shown } = paced();
    for (let item = 0; item < 10; item++) pace.add(item);
    expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('forgets what waits when a fresh view has come', () => {
    const { pace, shown } = paced();
    [1, 2, 3].forEach((item) => pace.add(item));
    pace.clear();
    pace.finish();
    expect(shown).toEqual([1]);
  });

  it('keeps all that comes while the reader looks at something, and shows it one by one after', () => {
    const { pace, shown, ring } = paced();
    pace.add(0);
    pace.wait(true);
    for (let item = 1; item <= 10; item++) pace.add(item);
    ring();
    pace.finish();
    expect(shown).toEqual([0]);
    pace.wait(false);
    expect(shown).toEqual([0, 1]);
    ring();
    expect(shown).toEqual([0, 1, 2]);
  });
});
