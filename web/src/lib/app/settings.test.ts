import { expect, it } from 'vitest';
import { readSettings } from './settings.svelte';
import { save } from './storage';

it('keeps what was chosen, and takes the rest as it comes', () => {
  save('settings', { name: 'Mia', sound: false });
  expect(readSettings()).toMatchObject({ name: 'Mia', sound: false, keys: true });
});
