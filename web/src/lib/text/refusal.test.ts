import { beforeAll, expect, test } from 'vitest';
import { texts } from '../../texts/texts.svelte';
import { refusalText } from './refusal';

const values = { price: 6, have: 5 };

beforeAll(() =>
  texts.use('en', [
    'refusal-other = no\nrefusal-W50 = a rule\nrefusal-W50-price = { $price }, not { $have }\n',
  ]),
);

test('a refusal is told by its case, else by its rule, else in general', () => {
  expect(refusalText({ rule: 'W50', case: 'price', values })).toBe('6, not 5');
  expect(refusalText({ rule: 'W50', case: 'dice', values })).toBe('a rule');
  expect(refusalText({ rule: 'W50', case: '', values: {} })).toBe('a rule');
  expect(refusalText({ rule: 'nothing', case: '', values: {} })).toBe('no');
});
