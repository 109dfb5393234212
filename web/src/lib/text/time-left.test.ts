import { expect, it } from 'vitest';
import { remaining } from './time-left';

it('tells the time left', () => {
  expect(remaining(61.2)).toBe('1:02');
  expect(remaining(0)).toBe('0:00');
  expect(remaining(3 * 3600 + 5 * 60)).toBe('3:05 h');
  expect(remaining(2 * 86400 + 3600)).toBe('2 d 1 h');
});
