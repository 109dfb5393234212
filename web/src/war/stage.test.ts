import { describe, expect, it } from 'vitest';
import type { Event } from '../lib/messages';
import { detained } from './after';
import { closingOf } from './closing';
import { view } from './fixture';
import { Stage } from './stage.svelte';

const event = (version: number, actor: number, text: string, kind: Event['kind'] = 'move'): Event => ({ version, kind, actor, code: 0, text });
const turn = view();
const closing = { ...view({ phase: 'detaining' }), closing: 'snitch' as const };
const next = { ...view({ round: 5 }), closing: null };

describe('the stage', () => {
  it('keeps the board as it lay when a round ends in one go', () => {
    const stage = new Stage(turn, []);
    stage.show(next, [event(1, 0, 'quarry 5 5'), event(2, -1, 'marker build', 'chance')]);
    expect(stage.board?.places[0]?.group?.seat).toBe(0);
    expect(stage.view).toBe(next);
  });

  it('gathers the choices made meanwhile', () => {
    const stage = new Stage(turn, []);
    const log = [event(1, 0, 'end')];
    stage.show(closing, log);
    expect(stage.choices).toEqual([]);
    stage.show(next, [...log, event(2, 2, 'detain forest 4')]);
    expect(stage.choices.map(({ text }) => text)).toEqual(['detain forest 4']);
  });

  it('goes back with an undo', () => {
    const stage = new Stage(turn, []);
    const log = [event(1, 0, 'end')];
    stage.show(closing, log);
    stage.show(turn, [...log, event(2, 0, 'end', 'undo')]);
    expect(stage.board).toBeNull();
  });

  it('takes the board as it is where it missed some moves', () => {
    const stage = new Stage(turn, []);
    stage.show(closing, [event(1, 0, 'end'), event(2, 1, 'village 3')]);
    expect(stage.board).toBe(closing);
  });

  it('tells the penalty of a round’s end as it was, when the page is loaded after it', () => {
    const penalty = event(2, 2, 'detain forest 4');
    const later = { ...detained(turn, 2, 'forest', 4), closing: 'quarry' as const };
    const stage = new Stage(later, [event(1, 0, 'end'), penalty, event(3, 0, 'build 1')]);
    expect(stage.choices.map(({ text }) => text)).toEqual(['detain forest 4', 'build 1']);
    expect(stage.board?.places).toEqual(turn.places);
    expect(stage.board?.seats).toEqual(turn.seats);
    expect(closingOf(stage.board!, stage.choices, 'quarry').snitch).toMatchObject({ count: { leader: 2 }, caught: { source: 'forest', spot: 4 } });
  });

  it('does not take an earlier round’s penalty, nor one that was taken back, for this one’s', () => {
    const penalty = event(2, 2, 'detain forest 4');
    const earlier = [event(1, 0, 'end'), penalty, event(3, 0, 'village 3')];
    expect(new Stage(closing, earlier).choices).toEqual([]);
    expect(new Stage(closing, [event(1, 0, 'end'), penalty, event(3, 2, 'detain forest 4', 'undo')]).choices).toEqual([]);
  });

  it('tells only what is new', () => {
    const stage = new Stage(turn, [event(7, 0, 'end')]);
    expect(stage.show(turn, [event(7, 0, 'end'), event(8, 1, 'exam 3')]).map(({ version }) => version)).toEqual([8]);
  });

  it('goes no further than the game has come', () => {
    const stage = new Stage(closing, []);
    expect(stage.board).not.toBeNull();
    stage.next(1);
    stage.next(1);
    expect(stage.shown).toBe(1);
  });
});
