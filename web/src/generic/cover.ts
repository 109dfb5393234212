import type { Cover } from '../lib/game';
import Art from './Art.svelte';

export const cover: Cover = {
  Art,
  designer: '',
  year: 0,
  digits: null,
  keys: [],
  odds: false,
  withoutSeat: (options) => options,
  chips: () => [],
};
