import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { textSources } from '../../tools/text-sources';
import { LANGUAGES, chooseLanguage } from './language';
import { makeBundle, percent } from './texts.svelte';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const PROMPT_LIMIT = 45;

function messages(source: string): Map<string, string> {
  const blocks = source.split(/\n(?=[a-z][\w-]* =)/i);
  return new Map(
    blocks.flatMap((block) => {
      const found = /^([a-zA-Z][\w-]*) =([\s\S]*)$/.exec(block.trim());
      return found ? [[found[1]!, found[2]!.split('\n##')[0]!] as const] : [];
    }),
  );
}

const all = (language: (typeof LANGUAGES)[number]): Map<string, string> => messages(textSources(language).join('\n'));
const variables = (text: string): string[] => [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name!))].sort();

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /(?<!\.test)\.(ts|svelte)$/.test(entry.name) ? [path] : [];
  });
}

const code = sourceFiles(SRC).map((path) => readFileSync(path, 'utf8')).join('\n');
const english = all('en');

/** Keys that the code puts together: t(`colour-${colour}`) uses every key that begins like that. */
const patterns = [...code.matchAll(/(?=`([^`\s]*\$\{[^`]*)`)/g)]
  .map(([, template]) => template!.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '\0').split('\0'))
  .filter((parts) => parts.some((part) => /[a-z]-|-[a-z]/.test(part)))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\w-]+')}$`));

const isUsed = (key: string): boolean =>
  code.includes(`'${key}'`) || code.includes(`"${key}"`) || code.includes(`\`${key}\``) || patterns.some((pattern) => pattern.test(key));

describe('the texts', () => {
  it.each(LANGUAGES)('are complete in %s, with the same values', (language) => {
    const own = all(language);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of own) expect([key, variables(text)]).toEqual([key, variables(english.get(key)!)]);
  });

  it.each(LANGUAGES)('can be read in %s', (language) => {
    const bundle = makeBundle(language, textSources(language));
    for (const key of english.keys()) expect(bundle.hasMessage(key), key).toBe(true);
  });

  it('are all used', () => {
    expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
  });

  it('exist for every key that is asked for', () => {
    const asked = [...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, key]) => key!);
    expect(asked.filter((key) => !english.has(key))).toEqual([]);
  });

  it.each(LANGUAGES)('keep prompts short in %s', (language) => {
    const bundle = makeBundle(language, textSources(language));
    const values = { name: 'Nonna', active: 'Nonna', row: 6, stars: 6, out: 'yes' };
    for (const key of [...english.keys()].filter((each) => /^(war-)?headline-/.test(each))) {
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
    expect(bundle.formatPattern(bundle.getMessage('risk')!.value!, { risk: percent(0.2346) })).toBe('23% bust');
  });
});
