import { starterAfter } from '../lib/set-up/draft';
import type { Cover } from '../lib/game';
import { t } from '../texts/texts.svelte';
import Art from './drawings/Art.svelte';
import { type WarOptions, readOptions } from './set-up/options';

export const cover: Cover = {
  Art,
  designer: 'Andreas Steding',
  year: 2018,
  digits: 'key-digits-war',
  keys: [
    ['B', 'key-brother'],
    ['C', 'key-confirm'],
    ['E', 'key-end'],
  ],
  odds: false,
  withoutSeat(options, seat) {
    const { start, tiles } = readOptions(options);
    return { start: starterAfter(seat, start), tiles } satisfies WarOptions;
  },
  chips(settings, names) {
    const { start, tiles } = readOptions(settings);
    return [
      ['flag', start === null ? t('starts-by-lot') : t('starts-name', { name: names[start] ?? '' })],
      ['tiles', t(tiles ? 'with-track-tiles' : 'no-track-tiles')],
    ];
  },
};
