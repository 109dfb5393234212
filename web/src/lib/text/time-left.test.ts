import { expect, it } from 'vitest';
import { remaining } from './time-left';

it('tells the time left', () => {
  expect(remaining(61.2, 'en')).toBe('1:02');
  expect(remaining(0, 'en')).toBe('0:00');
  expect(remaining(3 * 3600 + 5 * 60, 'en')).toBe('3:05 h');
});

it.each([
  ['en', '2d 1h'],
  ['fr', '2j 1h'],
])('counts days as they are written in %s', (language, words) => {
  const found = remaining(2 * 86400 + 3600, language);
  expect(found.replaceAll('\u202f', '').replaceAll('\u00a0', '')).toBe(words);
});
