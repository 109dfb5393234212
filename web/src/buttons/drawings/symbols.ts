import { symbol } from '../../drawings/symbol';
import { COLOURS } from '../types';
import { flat, laid, sewn } from './pieces';

/** b-<colour> sewn, l-<colour> laid, f-<colour> flat. */
export const SYMBOLS = COLOURS.flatMap((colour) => [
  symbol(`b-${colour}`, '0 0 100 100', sewn(colour)),
  symbol(`l-${colour}`, '0 0 100 100', laid(colour)),
  symbol(`f-${colour}`, '6 6 88 88', flat(colour)),
]).join('');
