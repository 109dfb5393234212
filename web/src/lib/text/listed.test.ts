import { expect, it } from 'vitest';
import { listed } from './listed';

it('lists names as people do', () => {
  expect(listed(['Mia', 'Papa', 'Léo'], 'de')).toBe('Mia, Papa und Léo');
});
