/** Where a player stands in the round, as icon, tone and key of a word. */
import type { IconName } from '../../drawings/icons/icons';
import type { View } from '../view';

export interface Mark {
  key: 'in' | 'out' | 'bust' | 'turn' | 'rolled' | 'asked' | 'sewing';
  icon: IconName;
  tone: 'plain' | 'good' | 'bad';
}

const MARKS: Record<Mark['key'], Mark> = {
  in: { key: 'in', icon: 'dice', tone: 'plain' },
  out: { key: 'out', icon: 'check', tone: 'good' },
  bust: { key: 'bust', icon: 'cross', tone: 'bad' },
  turn: { key: 'turn', icon: 'clock', tone: 'plain' },
  rolled: { key: 'rolled', icon: 'dice', tone: 'plain' },
  asked: { key: 'asked', icon: 'clock', tone: 'plain' },
  sewing: { key: 'sewing', icon: 'needle', tone: 'plain' },
};

function keyOf(view: View, seat: number): Mark['key'] {
  if (view.phase === 'sewing' && view.actor === seat) return 'sewing';
  if (view.phase === 'offering' && view.actor === seat) return 'asked';
  if (view.phase === 'offering' && view.active === seat && view.seats[seat]?.status === 'in') return 'rolled';
  if ((view.phase === 'turn' || view.phase === 'laying') && view.actor === seat) return 'turn';
  return view.seats[seat]?.status ?? 'in';
}

export const standing = (view: View, seat: number): Mark => MARKS[keyOf(view, seat)];
