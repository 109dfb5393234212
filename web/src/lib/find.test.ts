import { expect, it } from 'vitest';
import { chapterHits, pieces, span } from './find';

const chapter = { name: 'Laying', rules: [{ number: 'B20', text: 'One button on a cell.' }, { number: 'B21', text: 'No Button beside a button.' }] };

it('marks every place, whatever the case', () => {
  expect(pieces('No Button beside a button.', 'button').filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Button', 'button']);
  expect(pieces('No Button.', 'button').map(({ text }) => text).join('')).toBe('No Button.');
});

it('finds nothing for nothing', () => {
  expect(pieces('One cell.', '  ')).toEqual([{ text: 'One cell.', hit: false }]);
});

it('counts hits of a chapter, numbers included', () => {
  expect(chapterHits(chapter, 'button')).toBe(3);
  expect(chapterHits(chapter, 'b21')).toBe(1);
  expect(span(chapter)).toBe('B20–B21');
});
