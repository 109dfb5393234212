/** What the panels beside the board are given. */
import type { Snippet } from 'svelte';
import type { Advice } from '../hints/advice';
import type { View } from '../view';

export interface PanelProps {
  view: View;
  me: number;
  compact: boolean;
  /** The thumb of a tablet. */
  roomy: boolean;
  /** Little height: only what is needed to decide. */
  short: boolean;
  tray: Snippet;
  alert: Snippet;
}

export interface DecisionProps extends PanelProps {
  advice: Advice | null;
  act: (code: number) => void;
}
