import { expect, it } from 'vitest';
import { textTypes, textVariables } from '../../tools/text-types';
import { LANGUAGES } from './language';

it('has a type for every text: `npm run texts` writes them anew', async () => {
  await expect(textTypes()).toMatchFileSnapshot('./keys.ts');
});

it.each(LANGUAGES)('needs no other values in %s than in English', (language) => {
  const english = textVariables('en');
  const texts = textVariables(language);
  expect([...texts.keys()]).toEqual([...english.keys()]);
  for (const [key, names] of texts) expect(english.get(key), key).toEqual(expect.arrayContaining(names));
});
