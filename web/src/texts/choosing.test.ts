import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { load, save } from '../lib/app/storage';
import { texts } from './texts.svelte';

const html = { headers: { 'content-type': 'text/html' } };
let answers: Record<string, () => Promise<Response>>;
const languageOf = (file: string): string => /(de|en|fr|it)\.ftl/.exec(file)?.[1] ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
  answers = Object.fromEntries(
    ['de', 'en', 'fr', 'it'].map((language) => [language, async () => new Response(`hello = ${language}`)]),
  );
  vi.stubGlobal('fetch', (file: string) => answers[languageOf(file)]!());
  save('language', null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers with this once, then as before. */
function once(language: string, first: () => Promise<Response>): void {
  const then = answers[language]!;
  answers[language] = () => {
    answers[language] = then;
    return first();
  };
}

describe('choosing a language', () => {
  it('asks again for texts that did not come', async () => {
    once('fr', () => Promise.reject(new TypeError('Failed to fetch')));
    const chosen = texts.choose('fr');
    await vi.advanceTimersByTimeAsync(100);
    expect(load('language', null)).toBeNull();
    await vi.runAllTimersAsync();
    await chosen;
    expect(texts.format('hello')).toBe('fr');
    expect(load('language', null)).toBe('fr');
  });

  it('does not take a page for texts', async () => {
    once('it', async () => new Response('<!doctype html>', html));
    const chosen = texts.choose('it');
    await vi.runAllTimersAsync();
    await chosen;
    expect(texts.format('hello')).toBe('it');
  });

  it('obeys the last choice, whatever comes last', async () => {
    once('de', () => new Promise((done) => setTimeout(() => done(new Response('hello = de')), 500)));
    const slow = texts.choose('de');
    const quick = texts.choose('en');
    await vi.runAllTimersAsync();
    await Promise.all([slow, quick]);
    expect(texts.format('hello')).toBe('en');
    expect(load('language', null)).toBe('en');
  });
});
