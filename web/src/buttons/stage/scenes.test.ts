import { describe, expect, it } from 'vitest';
import type { Event, Json } from '../../lib/connection/messages';
import { samples } from '../../../test-data/buttons';
import { type Audience, type Picture, beats } from './scenes';
import type { Bust } from '../types';
import { type View, readView } from '../view';

const bust: Bust = {
  row: 4,
  columns: [6, 1],
  closed: [{ cell: 18, cause: 'beside', by: [12] }],
  lost: 2,
  stars: 1,
  dice: 1,
};
const turn = readView(samples.turn.now);
const before: Picture = {
  view: {
    ...turn,
    seats: turn.seats.map((seat) => ({ ...seat, buttons: new Set([12, 20]), counts: [1, 0, 1, 0] })),
  },
  me: 0,
};
const after = (more: Partial<View> = {}): Picture => ({ view: { ...turn, ...more }, me: 1 });
const rolled = (actor: number, facts: Json = {}): Event[] =>
  [{ move: { kind: 'roll' } }, { die: 4 }, { die: 6 }, { die: 1, ...facts }].map((told, i) => ({
    version: i + 1,
    kind: i === 0 ? 'move' : 'chance',
    actor: i === 0 ? actor : -1,
    code: 0,
    text: '',
    facts: told,
  }));
const here: Audience = { moves: true, yours: [0], live: true };
const played = (events: Event[], audience: Audience, to = after()) =>
  beats(before, to, events, events, audience);
const kinds = (events: Event[], audience: Audience, to = after()) =>
  played(events, audience, to).map(
    ({ scene, stays }) => `${scene.kind}${'part' in scene ? ` ${scene.part}` : ''}${stays ? ' stays' : ''}`,
  );

describe('what is played', () => {
  it('is the dice alone when a column fits', () => {
    expect(kinds(rolled(0), here)).toEqual(['dice']);
    expect(kinds(rolled(0), { ...here, moves: false })).toEqual([]);
  });

  it('makes the own bust a moment: a look, then a card that stays while the buttons go', () => {
    const [dice, look, card] = played(rolled(0, { bust }), here);
    expect(kinds(rolled(0, { bust }), here)).toEqual(['dice', 'bust look', 'bust card stays']);
    expect(dice!.picture).toBeUndefined();
    expect(look!.picture).toMatchObject({ me: 0, view: { dice: { white: 4, gold: 6, black: [1] } } });
    expect(look!.picture!.view.seats[0]!.buttons.size).toBe(2);
    expect(look!.picture!.view.seats[0]!.counts).toEqual(before.view.seats[0]!.counts);
    expect(card!.picture!.view.seats[0]!.buttons.size).toBe(0);
    expect(card!.picture!.view.seats[0]!.counts).toEqual([0, 0, 0, 0]);
  });

  it('keeps the board of who busts when the device goes on to another', () => {
    const events = rolled(0, { bust });
    for (const { picture } of played(events, { ...here, yours: [0, 1] }))
      if (picture) expect(picture.me).toBe(0);
  });

  it('shows the card of the own bust even where nothing moves', () => {
    expect(kinds(rolled(0, { bust }), { ...here, moves: false })).toEqual(['bust card stays']);
  });

  it('tells the bust of another in passing', () => {
    expect(kinds(rolled(2, { bust }), here)).toEqual(['dice', 'bust look', 'bust card']);
    expect(kinds(rolled(2, { bust }), { ...here, moves: false })).toEqual([]);
  });

  it('ends a round with a card, unless the game ends with it', () => {
    const events = [
      { ...rolled(0)[0]!, facts: { scored: [['out', 'red'], [], [], []] } },
      { ...rolled(0)[0]!, version: 2, facts: { ended: 3 } },
    ];
    const last = events.slice(1);
    const [card] = beats(before, after({ round: 4 }), last, events, here);
    expect(card!.scene).toMatchObject({ kind: 'round', round: 3, tags: [['out', 'red'], [], [], []] });
    expect(beats(before, after({ phase: 'over' }), last, events, here)).toEqual([]);
    expect(beats(before, after({ round: 4 }), last, events, { ...here, live: false })).toEqual([]);
    expect(beats(before, after({ round: 4 }), last, events, { ...here, yours: [] })).toEqual([]);
  });

  it('shows a bust that ends the round before the round’s card', () => {
    expect(kinds(rolled(0, { bust, scored: [[], [], [], []], ended: 3 }), here)).toEqual([
      'dice',
      'bust look',
      'bust card stays',
      'round stays',
    ]);
  });
});
