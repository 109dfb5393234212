import { expect, it } from 'vitest';
import { replayLink } from './links';
import type { Event } from './messages';

const event = (version: number, kind: Event['kind']): Event => ({ version, kind, actor: 0, code: 0, text: '' });

it('counts back what the record still holds', () => {
  const log = [event(1, 'move'), event(2, 'move'), event(3, 'undo'), event(4, 'move'), event(5, 'chance')];
  expect(replayLink('abc', log, 1)).toBe('/replay?table=abc&back=2');
  expect(replayLink('abc', log, 5)).toBe('/replay?table=abc&back=0');
});
