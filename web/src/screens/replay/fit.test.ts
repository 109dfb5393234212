import { expect, it } from 'vitest';
import { scaleFor } from './fit';

it('leaves alone what fits, and scales what does not', () => {
  expect(scaleFor(48, 500, 560)).toBe(1);
  expect(scaleFor(48, 648, 348)).toBe(0.5);
  expect(scaleFor(48, 648, 351)).toBe(0.5);
});

it('never draws too small to see', () => {
  expect(scaleFor(48, 2048, 148)).toBe(0.3);
  expect(scaleFor(48, 48, 148)).toBe(1);
});
