import type { GamePage } from '../lib/game';
import type { Event, Now } from '../lib/connection/messages';
import { headline, reason } from './wording/headline';
import { lines } from './wording/log';
import Result from './Result.svelte';
import { readView } from './view';
import WarGame from './WarGame.svelte';

const ROUND_SHOWN = 1800;
const MOVE_SHOWN = 750;

/** A new roll takes its time; the rest can be seen at a glance. */
export const hold = (events: Event[]): number =>
  events.some((event) => event.kind === 'chance') ? ROUND_SHOWN : MOVE_SHOWN;

/** Choices in the middle of a turn or at the round's end are quick: the device stays where it is. */
export function handsOver(now: Now): boolean {
  const { phase, acted } = readView(now);
  return phase === 'after-rolling' || (phase === 'turn' && !acted);
}

/** Things that may lie behind a tab on a small screen. */
const TABS: [RegExp, string][] = [
  [/^(school|space-.*)$/, 'tab-school'],
  [/^card-\d$/, 'tab-cards'],
  [/^(hut-site|section-\d)$/, 'tab-hut'],
  [/^(quarry|forest|meadow|village|mill|lake.*)$/, 'tab-places'],
];

const tab = (name: string): string | null => TABS.find(([names]) => names.test(name))?.[1] ?? null;

export const page: GamePage = { Game: WarGame, Result, lines, headline, reason, hold, handsOver, tab };
