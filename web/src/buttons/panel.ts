/** What the panels beside the board are given. */
import type { Snippet } from 'svelte';
import type { View } from './view';

export interface PanelProps {
  view: View;
  compact: boolean;
  tray: Snippet;
  alert: Snippet;
}

export interface DecisionProps extends PanelProps {
  me: number;
  act: (code: number) => void;
}
