import { describe, expect, it } from 'vitest';
import { textSources } from '../../tools/text-sources';
import { LANGUAGES, chooseLanguage } from './language';
import { makeBundle, percent } from './texts.svelte';

const PROMPT_LIMIT = 45;
const KEYS = [
  ...textSources('en')
    .join('\n')
    .matchAll(/^([a-z][\w-]*) =/gim),
].map(([, key]) => key!);

describe('the texts', () => {
  it.each(LANGUAGES)('can be read in %s', (language) => {
    const bundle = makeBundle(language, textSources(language));
    for (const key of KEYS) expect(bundle.hasMessage(key), key).toBe(true);
  });

  it.each(LANGUAGES)('keep prompts short in %s', (language) => {
    const bundle = makeBundle(language, textSources(language));
    const values = { name: 'Nonna', active: 'Nonna', row: 6, stars: 6, out: 'yes' };
    for (const key of KEYS.filter((each) => /^(war-)?headline-/.test(each))) {
      for (const you of ['yes', 'no']) {
        const prompt = bundle.formatPattern(bundle.getMessage(key)!.value!, { ...values, you });
        expect(prompt.length, prompt).toBeLessThan(PROMPT_LIMIT);
      }
    }
  });
});

describe('the language', () => {
  it('is the first of the reader’s that we speak', () => {
    expect(chooseLanguage(['pt-BR', 'fr-CH', 'de'])).toBe('fr');
    expect(chooseLanguage(['ja'])).toBe('en');
  });

  it('writes shares in whole percent', () => {
    const bundle = makeBundle('en', ['risk = { $risk } bust']);
    expect(bundle.formatPattern(bundle.getMessage('risk')!.value!, { risk: percent(0.2346) })).toBe(
      '23% bust',
    );
  });
});
