import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.svelte';
import { save } from './storage';

describe('the settings', () => {
  it.each(['Ich', 'Me', 'Moi', 'Io'])('do not keep "%s" as a name', (name) => {
    save('settings', { name, sound: false });
    expect(readSettings()).toMatchObject({ name: '', sound: false });
  });

  it('keep a real name', () => {
    save('settings', { name: 'Mia' });
    expect(readSettings().name).toBe('Mia');
  });
});
