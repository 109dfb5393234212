/** The drawings that stand for the spaces of the school. */
import type { IconName } from '../../drawings/icons/icons';
import type { Space } from '../types';

export const SCHOOL_ICONS: Record<Space, IconName> = {
  exam: 'exam',
  rescue: 'free',
  snitch: 'snitch',
  start: 'flag',
  brother: 'brother',
  hut: 'hut',
  star: 'star',
};
