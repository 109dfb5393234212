import { expect, test } from 'vitest';
import { drawn } from './drawn';

test('dice have the colour of the square before them', () => {
  const [before, papas, mias] = drawn('Papa’s 🟦⚃⚃ lie here, Mia has 🟥⚁⬜⚅.');
  expect(before).toEqual({ signs: '', things: [], words: 'Papa’s ' });
  expect(papas!.things).toEqual([
    { die: 'owl', value: 4 },
    { die: 'owl', value: 4 },
  ]);
  expect(papas!.words).toBe('lie here, Mia has ');
  expect(mias!.things).toEqual([
    { die: 'fox', value: 2 },
    { die: 'bone', value: 6 },
  ]);
});

test('a roll and buttons stand in one row', () => {
  const [, roll] = drawn(' 🔲⚃ 🟧⚁ ⬛⚀⚅ Lay in row 4.');
  expect(roll!.things.map((thing) => ('die' in thing ? thing.die : thing.button))).toEqual([
    'bonegold',
    'gold',
    'coal',
    'coal',
  ]);
  expect(drawn('🔴🔵')[1]!.things).toEqual([{ button: 'red' }, { button: 'blue' }]);
});
