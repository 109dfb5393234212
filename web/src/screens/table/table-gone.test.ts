import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import english from '../../texts/en.ftl?raw';
import { textOf, texts } from '../../texts/texts.svelte';
import TableGone from './TableGone.svelte';

beforeAll(() => texts.use('en', [english]));

it.each([
  [4400, 'reload-new', 'reload'],
  [4403, 'seat-lost', 'watch'],
  [4410, 'seat-lost', 'watch'],
  [4404, 'no-such-table', 'to-home'],
])('a table that does not open says why and what to do: %i', (code, title, action) => {
  const { body } = render(TableGone, { props: { id: 'abcdefghij', code } });
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]).toContain(textOf(title));
  expect(body.slice(body.indexOf('<main'))).toContain(textOf(action));
});
