import { expect, it } from 'vitest';
import { ago } from './ago';

const NOW = Date.UTC(2026, 4, 2, 12);
const SECOND = 1000;

it.each([
  [20, 'now'],
  [5 * 60 + 20, '5 minutes ago'],
  [3 * 3600, '3 hours ago'],
  [26 * 3600, 'yesterday'],
  [-60, 'now'],
])('says that %i seconds ago is "%s"', (seconds, words) => {
  expect(ago(NOW - seconds * SECOND, NOW, 'en')).toBe(words);
});
