import { beforeAll, describe, expect, it } from 'vitest';
import english from '../../texts/en.ftl?raw';
import { texts } from '../../texts/texts.svelte';
import { addSeat, botSeats, draftSeats, hasDoubles, newTable, starterAfter, swapEmblem } from './draft';

beforeAll(() => texts.use('en', [english]));

describe('a table being set', () => {
  it('has as many bots as wanted, of the strength wanted', () => {
    const table = newTable('war', botSeats(2, 'strong', 'Ada'));
    expect(table.players).toBe(3);
    expect(table.seats.map((seat) => seat.kind)).toEqual(['local', 'bot', 'bot']);
    expect(table.seats[0]).toEqual({ kind: 'local', name: 'Ada', level: null, emblem: 0 });
    expect(table.seats[2]!.level).toBe('strong');
  });

  it('begins with two people', () => {
    expect(newTable('war', draftSeats('invite', 'Ada')).seats.map((seat) => seat.kind)).toEqual([
      'local',
      'online',
    ]);
    expect(newTable('war', draftSeats('pass', 'Ada')).seats.map((seat) => seat.kind)).toEqual([
      'local',
      'local',
    ]);
  });

  it('never gives a name or an emblem twice, whoever was removed before', () => {
    const four = addSeat(addSeat(draftSeats('pass', 'Ada'), 'pass'), 'pass');
    const again = addSeat(
      four.filter((_, seat) => seat !== 1),
      'pass',
    );
    expect(new Set(again.map((seat) => seat.name)).size).toBe(4);
    expect(new Set(again.map((seat) => seat.emblem)).size).toBe(4);
  });

  it('avoids the name that the reader has', () => {
    expect(hasDoubles(draftSeats('bots', 'Papa'))).toBe(false);
    expect(hasDoubles([...draftSeats('pass', 'Ada'), ...draftSeats('pass', ' ada ')])).toBe(true);
  });

  it('lets two seats swap their emblems', () => {
    expect(swapEmblem(draftSeats('pass', 'Ada'), 0, 1).map((seat) => seat.emblem)).toEqual([1, 0]);
    expect(swapEmblem(draftSeats('pass', 'Ada'), 0, 3).map((seat) => seat.emblem)).toEqual([3, 1]);
  });

  it('still knows who starts when a seat is removed', () => {
    expect(starterAfter(2, 2)).toBeNull();
    expect(starterAfter(1, 2)).toBe(1);
    expect(starterAfter(3, 2)).toBe(2);
    expect(starterAfter(1, null)).toBeNull();
  });

  it('leaves the boards of BUTTONS to the server (B10), so that a rematch has others', () => {
    expect(newTable('buttons', draftSeats('pass', 'Ada')).options).toEqual({});
  });

  it('takes a clock', () => {
    expect(newTable('war', draftSeats('pass', 'Ada'), { clock: 'days' }).clock).toEqual({
      kind: 'days',
      days: 3,
    });
  });
});
