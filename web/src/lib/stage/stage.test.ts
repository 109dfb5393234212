import { describe, expect, it } from 'vitest';
import type { Event } from '../connection/messages';
import { type Beat, Stage } from './stage.svelte';

class Clock {
  private due: (() => void) | null = null;
  asked: number[] = [];
  later = (action: () => void, milliseconds: number): number => {
    this.due = action;
    return this.asked.push(milliseconds);
  };
  cancel = (): void => void (this.due = null);
  ring(): void {
    const action = this.due;
    this.due = null;
    action?.();
  }
}

const events = (from: number, to: number): Event[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    version: from + i,
    kind: 'move',
    actor: 0,
    code: 0,
    text: 'roll',
  }));

function made(...beats: Beat<string, string>[]) {
  const clock = new Clock();
  const plans: [string, string][] = [];
  const stage = new Stage<string, string>('a', 3, (from, to) => (plans.push([from, to]), [...beats]), clock);
  return { stage, clock, plans };
}

describe('the stage', () => {
  it('plays what leads to the next picture, then shows it', () => {
    const { stage, clock, plans } = made(
      { scene: 'dice', lasts: 700 },
      { picture: 'between', scene: 'bust', lasts: 400 },
    );
    stage.show('b', events(1, 5), events(4, 5));
    expect(plans).toEqual([['a', 'b']]);
    expect([stage.picture, stage.scene, stage.busy]).toEqual(['a', 'dice', true]);
    clock.ring();
    expect([stage.picture, stage.scene]).toEqual(['between', 'bust']);
    clock.ring();
    expect([stage.picture, stage.scene, stage.busy]).toEqual(['b', null, false]);
    expect(clock.asked).toEqual([700, 400]);
  });

  it('plays a step forward only: a step back or a jump is shown at once', () => {
    const { stage, plans } = made({ scene: 'dice', lasts: 700 });
    stage.show('back', events(1, 2), events(2, 2));
    expect([stage.picture, stage.busy]).toEqual(['back', false]);
    stage.show('far', events(1, 9), events(9, 9));
    expect([stage.picture, stage.busy]).toEqual(['far', false]);
    stage.show('same', events(1, 9), events(9, 9));
    stage.show('reloaded', events(1, 12), []);
    expect(plans).toEqual([]);
  });

  it('shows the picture of a step that was cut short before it goes on', () => {
    const { stage, plans } = made({ scene: 'dice', lasts: 700 });
    stage.show('b', events(1, 4), events(4, 4));
    stage.show('c', events(1, 5), events(5, 5));
    expect(plans).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ]);
    expect(stage.picture).toBe('b');
    stage.show('a', events(1, 3), []);
    expect([stage.picture, stage.scene, stage.busy]).toEqual(['a', null, false]);
  });

  it('lets a click finish movements, not what is there to be read', () => {
    const { stage, clock } = made({ scene: 'dice', lasts: 700 }, { scene: 'card', lasts: 4000, stays: true });
    stage.show('b', events(1, 4), events(4, 4));
    stage.finish();
    expect(stage.scene).toBe('card');
    stage.finish();
    expect(stage.scene).toBe('card');
    stage.hold();
    clock.ring();
    expect(stage.scene).toBe('card');
    stage.goOn();
    expect([stage.picture, stage.scene]).toEqual(['b', null]);
  });
});
