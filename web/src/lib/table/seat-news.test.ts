import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../connection/messages';
import { seatNews, seedNews } from './seat-news';

const person = (more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ name: 'Papa', kind: 'online', level: null, here: true, stand_in: false, ...more }) as SeatInfo;
const kinds = (before: SeatInfo, after: SeatInfo, yours: number[] = []): string[] =>
  seatNews([before], [after], yours).map((news) => news.kind);

describe('news of the seats', () => {
  it('tells who leaves and comes back', () => {
    expect(kinds(person(), person({ here: false }))).toEqual(['away']);
    expect(kinds(person({ here: false }), person())).toEqual(['back']);
    expect(kinds(person(), person())).toEqual([]);
  });

  it('tells for whom a bot plays, and when it stops', () => {
    expect(kinds(person({ here: false }), person({ here: false, stand_in: true }))).toEqual(['stand-in']);
    expect(kinds(person(), person({ stand_in: true }), [0])).toEqual(['your-stand-in']);
    expect(kinds(person({ here: false, stand_in: true }), person())).toEqual(['took-over']);
  });

  it('tells when a seat becomes a bot for good', () => {
    expect(kinds(person({ here: false }), person({ kind: 'bot' }))).toEqual(['bot']);
  });

  it('tells whose page gave nothing to the dice; bots never do', () => {
    expect(seedNews([person(), person(), person({ kind: 'bot' })], ['ab', null, null], {})).toEqual([
      { kind: 'no-seed', seat: 1 },
    ]);
  });

  it('does not take the server’s word for one’s own seed', () => {
    const seats = [person(), person()];
    expect(seedNews(seats, ['ab', 'cd'], { 0: 'ab' })).toEqual([]);
    expect(seedNews(seats, ['ef', 'cd'], { 0: 'ab' })).toEqual([{ kind: 'no-seed', seat: 0 }]);
  });

  it('does not tell the reader that the reader is away', () => {
    expect(kinds(person(), person({ here: false }), [0])).toEqual([]);
  });
});
