import type { GamePage } from '../lib/game';
import Game from './Game.svelte';
import Result from './Result.svelte';
import { headline, lines } from './view';

const SHOWN = 650;

export const page: GamePage = {
  Game,
  Result,
  lines,
  headline,
  reason: () => '',
  hold: () => SHOWN,
  handsOver: () => true,
};
