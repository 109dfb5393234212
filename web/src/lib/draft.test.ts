import { describe, expect, it } from 'vitest';
import { draftSeats, drawLayouts, newTable } from './draft';

describe('a table being set', () => {
  it('has three bots against one player', () => {
    const table = newTable('war', draftSeats('bots', 'Ada'));
    expect(table.players).toBe(4);
    expect(table.seats.map((seat) => seat.kind)).toEqual(['local', 'bot', 'bot', 'bot']);
    expect(table.seats[0]).toEqual({ kind: 'local', name: 'Ada', level: null });
    expect(table.seats[1]!.level).toBe('easy');
  });

  it('begins with two people', () => {
    expect(newTable('war', draftSeats('invite', 'Ada')).seats.map((seat) => seat.kind)).toEqual(['local', 'online']);
    expect(newTable('war', draftSeats('pass', 'Ada')).seats.map((seat) => seat.kind)).toEqual(['local', 'local']);
  });

  it('draws boards for BUTTONS of which no two are the same (B10)', () => {
    const layouts = drawLayouts(4, () => 0.99);
    expect(new Set(layouts.map((layout) => layout[0])).size).toBe(4);
    expect(newTable('buttons', draftSeats('pass', 'Ada')).options).toHaveProperty('layouts.length', 2);
  });

  it('takes a clock', () => {
    expect(newTable('war', draftSeats('pass', 'Ada'), {}, 'days').clock).toEqual({ kind: 'days', days: 3 });
  });
});
