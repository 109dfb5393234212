import { expect, it } from 'vitest';
import { chapterHits, isEmpty, onlyFound, pieces, references, span } from './find';

const chapter = {
  name: 'Laying',
  words: ['Where buttons go.'],
  rules: [
    { number: 'B20', text: 'One button on a cell.', examples: ['One button, one cell.'] },
    { number: 'B21', text: 'No Button beside a button.', examples: [] },
  ],
  tables: [
    {
      head: ['card', 'dice'],
      rows: [
        ['button', '3'],
        ['star', '4'],
      ],
    },
  ],
};
const marked = (text: string, wanted: string): string[] =>
  pieces(text, wanted)
    .filter(({ hit }) => hit)
    .map((piece) => piece.text);

it('marks every place, whatever the case', () => {
  expect(marked('No Button beside a button.', 'button')).toEqual(['Button', 'button']);
  expect(
    pieces('No Button.', 'button')
      .map(({ text }) => text)
      .join(''),
  ).toBe('No Button.');
});

it.each([
  ['Celui qui n’a rien', "n'a", 'n’a'],
  ['Les étoiles\u00a0: six', 'etoiles : six', 'étoiles\u00a0: six'],
  ['Die Hütte hat Größe', 'grosse', 'Größe'],
  ['sa sœur', 'soeur', 'sœur'],
  ['E\u0301toile', 'étoile', 'E\u0301toile'],
])('in %j finds %j as it is written', (text, wanted, found) => {
  expect(marked(text, wanted)).toEqual([found]);
  expect(
    pieces(text, wanted)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

it('finds nothing for nothing', () => {
  expect(pieces('One cell.', '  ')).toEqual([{ text: 'One cell.', hit: false }]);
});

it('counts hits of a chapter: words, rules with their numbers and examples, tables', () => {
  expect(chapterHits(chapter, 'button')).toBe(6);
  expect(chapterHits(chapter, 'b21')).toBe(1);
  expect(span(chapter)).toBe('B20–B21');
});

it('keeps of a chapter what was found', () => {
  const found = onlyFound(chapter, 'star');
  expect([found.words, found.rules, found.tables]).toEqual([
    [],
    [],
    [{ head: ['card', 'dice'], rows: [['star', '4']] }],
  ]);
  expect(isEmpty(onlyFound(chapter, 'goat'))).toBe(true);
  expect(onlyFound(chapter, ' ')).toBe(chapter);
});

it('cuts a text at the numbers of other rules', () => {
  expect(references('See W70 (WR6), not 7.')).toEqual(['See ', 'W70', ' (', 'WR6', '), not 7.']);
  expect(references('BUTTONS')).toEqual(['BUTTONS']);
});
