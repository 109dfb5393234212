import { expect, it } from 'vitest';
import { canLetter, layOut, spell } from './lettering';

it('spells names with the letters we have', () => {
  expect(spell('Léo')).toEqual(['L', 'É', 'O']);
  expect(spell('Zoë')).toEqual(['Z', 'O', 'E']);
  expect(canLetter('Zoë')).toBe(true);
  expect(canLetter('美')).toBe(false);
});

it('leaves room for accents above', () => {
  expect(layOut('É', 20, 10).ratio).toBeLessThan(layOut('E', 20, 10).ratio);
});

it('puts drawings in the place of letters', () => {
  const { letters } = layOut('BOX', 20, 10, { 1: 'brass-4' });
  expect(letters.map((letter) => letter.drawing)).toEqual([null, 'brass-4', null]);
  expect(letters[2]!.x - letters[1]!.x).toBe(110);
});

it('stitches the narrow space that French puts before an exclamation mark', () => {
  expect(canLetter('Gagné\u202f!')).toBe(true);
});
