import { describe, expect, it } from 'vitest';
import type { Event } from '../connection/messages';
import { type RecordEvent, isAsTold, readRecord } from './verify';
import { Witness } from './witness';
import vector from '../../../test-data/fair.json';

const record = readRecord(vector.buttons.record)!;
const { events } = record;

/** What a page hears of a record's events; entries of other kinds take versions, too. */
const heard = (from = 0, until = events.length): Event[] =>
  events.slice(from, until).map(({ seat, chance, move }, i) => ({
    version: 10 + from + i,
    kind: chance === undefined ? 'move' : 'chance',
    actor: seat ?? -1,
    code: 0,
    text: chance ?? move ?? '',
  }));

const undo = ({ version, actor }: Event): Event => ({
  version: version + 1,
  kind: 'undo',
  actor,
  code: 0,
  text: '',
});

function watching(log: Event[], ...messages: Event[][]): Witness {
  const witness = new Witness();
  witness.arrive(log);
  messages.forEach((message) => witness.hear(message));
  return witness;
}

const changedAt = (at: number, to: RecordEvent): RecordEvent[] =>
  events.map((event, i) => (i === at ? to : event));
const aMove = events.findIndex(({ move }) => move !== undefined);

describe('a page that saw the whole game', () => {
  const witness = watching([], heard(0, 30), heard(30));

  it('confirms its record', () => expect(witness.confirms(events)).toBe(true));

  it.each([
    ['a die', changedAt(0, { chance: 'card none' })],
    ['a move', changedAt(aMove, { ...events[aMove], move: 'none' })],
    ['the seat of a move', changedAt(aMove, { ...events[aMove], seat: 3 })],
    ['one event more at the start', [{ chance: 'die 1' }, ...events]],
    ['one event more at the end', [...events, { chance: 'die 1' }]],
    ['one event more between', [...events.slice(0, 30), { chance: 'die 1' }, ...events.slice(30)]],
    ['one event less', events.slice(0, -1)],
    ['nothing', []],
  ])('sees another: %s', (_, other) => expect(witness.confirms(other)).toBe(false));

  it('makes the record another than the one that was told', () => {
    const kept = { seeds: {}, commitment: null, seal: null, witness };
    expect(isAsTold(record, kept)).toBe(true);
    expect(isAsTold({ ...record, events: events.slice(1) }, kept)).toBe(false);
  });
});

describe('a page that saw a part', () => {
  it('confirms what it saw', () => {
    const late = watching(heard(40, 60), heard(60));
    expect(late.confirms(events)).toBe(true);
    expect(late.confirms(events.slice(40))).toBe(true);
    expect(late.confirms(changedAt(45, { chance: 'none' }))).toBe(false);
  });

  it('hears nothing twice from a log that it knows', () => {
    const witness = watching([], heard(0, 40));
    witness.arrive(heard(20, 60));
    witness.hear(heard(60));
    expect(witness.confirms(events)).toBe(true);
  });

  it('does not forget what it saw before a gap', () => {
    const witness = watching([], heard(0, 20));
    witness.arrive(heard(50));
    expect(witness.confirms(events)).toBe(true);
    expect(witness.confirms(changedAt(0, { chance: 'none' }))).toBe(false);
    expect(witness.confirms(changedAt(30, { chance: 'none' }))).toBe(true);
  });
});

describe('a move that was taken back', () => {
  const [move, other] = [heard(aMove, aMove + 1)[0]!, { ...heard(aMove, aMove + 1)[0]!, text: 'other' }];

  it('is not in the record', () => {
    const witness = watching([], heard(0, aMove), [other, undo(other)], heard(aMove));
    expect(witness.confirms(events)).toBe(true);
    expect(watching([undo(move)], heard(aMove)).confirms(events)).toBe(true);
  });

  it('may have been taken back in a gap', () => {
    const witness = watching([], heard(0, aMove), [other]);
    witness.arrive(heard(50));
    expect(witness.confirms(events)).toBe(true);
  });
});
