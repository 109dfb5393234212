import { expect, it } from 'vitest';
import { COLOURS } from '../types';
import { SYMBOLS } from './symbols';

it('draws every button in three ways', () => {
  const ids = [...SYMBOLS.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!);
  expect(new Set(ids)).toEqual(
    new Set(COLOURS.flatMap((colour) => [...'blf'].map((kind) => `${kind}-${colour}`))),
  );
});
