import type { Cover } from '../lib/game';
import { t } from '../texts/texts.svelte';
import Art from './drawings/Art.svelte';

export const cover: Cover = {
  Art,
  designer: 'Benjamin Schwer',
  year: 2015,
  digits: 'key-digits-buttons',
  keys: [
    ['R', 'key-roll'],
    ['G', 'key-out'],
    ['L', 'key-lay'],
    ['N', 'key-pass'],
  ],
  odds: true,
  withoutSeat: (options) => options,
  chips: () => [['flag', t('starts-by-lot')]],
};
