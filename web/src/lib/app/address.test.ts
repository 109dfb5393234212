import { expect, test } from 'vitest';
import { pathWithin } from './address';

test('a path within the page does not depend on where the page lies', () => {
  expect(pathWithin('/t/abc', '/')).toBe('t/abc');
  expect(pathWithin('/games/t/abc', '/games/')).toBe('t/abc');
  expect(pathWithin('/games/', '/games/')).toBe('');
  expect(pathWithin('/games', '/games/')).toBe('');
});

test('a path outside stays as it is, and so leads nowhere', () => {
  expect(pathWithin('/gamesters/t/abc', '/games/')).toBe('/gamesters/t/abc');
});
